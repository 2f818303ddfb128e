/// Words of English that a slip may turn another word into.
///
/// Not a dictionary: the common words, those that are taken for one another, and the forms of the
/// irregular verbs. What makes one of them of another word is no slip.
enum EnglishWords {
  static func contains(_ word: String) -> Bool {
    words.contains(word) || EnglishVerbs.allForms.contains(word)
  }

  /// Two words that are not the one word they make together.
  static let otherWhenParted: Set = [
    "every day", "may be", "some time", "all ready", "all together", "any way", "a part", "any one",
    "every one", "in to", "on to", "a while", "all right", "any more", "some one", "no body",
    "can not", "up to", "weak end", "some day", "a way", "a round", "a head", "a long", "a lone",
    "a like", "for ever", "with out", "there for", "an other", "what ever", "how ever",
  ]

  private static let words: Set<String> = Set(
    (takenForEachOther + " " + common + " " + common2).split(separator: " ").map(String.init))

  private static let takenForEachOther = """
    then than its it's lose loose losing loosing effect affect effects affects effected affected quite \
    quiet quit our hour are hours your you're yore their there they're principal principle advice \
    advise device devise accept except expect excerpt to too two who's whose weather whether passed past \
    route root rout write right rite wright brake break hear here site sight cite week weak weekend sea \
    see seen scene peace piece plain plane sale sail son sun steal steel tail tale waist waste wait weight \
    way weigh wear where ware were we're wood would hole whole know no now knew new by buy bye dear deer \
    die dye fair fare flour flower for four fore hair hare heal heel he'll him hymn knight night knot not \
    made maid mail male meat meet meter one won pair pear pare rain reign rein role roll sew so sow stair \
    stare threw through thorough though thought taught allowed aloud bare bear bored board cell sell cent \
    sent scent complement compliment council counsel desert dessert discreet discrete elicit illicit \
    ensure insure assure farther further formally formerly lead led lightening lightning moral morale \
    personal personnel precede proceed price prize rise raise sense since stationary stationery wary weary \
    witch which with width whit breath breathe breadth bath bathe cloth clothe cloths clothes choose chose \
    chosen close closet costume custom dairy diary decent descent descend fell feel fill full hard heard \
    later latter latest last live life leave lives leaves lay lie lied laid lain let's lets later lather of \
    off often on own owe owed or ore oar respectfully respectively quiet suit suite suits sweet sweat tent \
    tend trail trial trails trials ill i'll well we'll shell she'll hell id i'd wed we'd shed she'd were \
    wont cant don done does dose doses dues due do dew form from forms farm firm film test text tests \
    texts next nest best rest west vest thing think thank tank thin things thinks thanks state stage stale \
    stake skate start star stat stats stare store story score sore sort short shore shirt shit spirit sprit \
    spite split spilt word work world words works worlds worker working wording sword worm warm warn worn \
    war far fat fact fast feast first fist list lost lots lot plot plots post posts port ports part parts \
    party path paths bath bat bad bed bid bit bits bite byte bytes but butter better letter latter matter \
    mater water later batter bitter bother brother mother other another over cover ever never even event \
    events seven eleven very every vary curse course coarse cause case cases cast cash crash clash class \
    crush brush trash data date dates dead deal deals dealt debt death desk disk dish fish wish wash watch \
    match catch patch batch latch hatch march branch brunch bunch lunch launch munch punch ranch french
    """

  private static let common = """
    able about above across act action actual add added address after again against age ago agree ahead \
    aid aim air all allow almost alone along already also although always among amount and anger angle \
    angry animal annoy answer ant any apart app apple apply apps area argue arm army around arrive art \
    ask asked asleep at ate attack attempt aunt away awake aware baby back bag bake ball ban band bank bar \
    base based basic basis basket bass be beach beam bean beast beat beauty bee beef been beer before beg \
    begin behind being believe bell belong below belt bench bend beneath beside bet between beyond bike \
    bill bind bird birth black blame blank bleed bless blind blink block blood blow blue boat body boil \
    bold bolt bomb bond bone book boom boost boot boots border boss both bottle bottom bound bow bowl box \
    boxes boy brain brand brave bread brick bride bridge brief bright bring broad broke brown bug bugs \
    build built bulb bulk bull burn burst bus bush business busy button cab cable cake call called calls \
    calm came camp can candle cannot cap cape car card care cared career careful cares cargo carry cart \
    cat cats cave center central cents certain chain chair chalk chance change changed changes channel \
    chap chapter charge charm chart chase chat cheap cheat check cheek cheer cheese chef chess chest chew \
    chicken chief child chin chip choice circle city claim clap clay clean cleaner clear clerk clever click \
    cliff climb clock cloud club clue coach coal coast coat code codes coffee coin cold collar colt come \
    comes comic coming commit common cook cooks cool cope copy core corn corner cost costs cot couch cough \
    could count country county couple court cow crack craft cream create creek crew crime crop cross crowd \
    crown cruel cry cup cups cure cut cute cycle daily damage damp dance danger dare dark dash daughter day \
    days deaf decide deck deep defect defeat delay deliver demand deny deploy depth design detail dial dice \
    did diet differ dig dinner direct dirt dirty dive divide doctor dog dogs doll dollar door doors dot \
    double doubt down dozen draft drag drain drama draw dream dress drew dried drift drill drink drive \
    driver drop drove drown drug drum drunk dry duck dull dumb dump dust duty each eager ear early earn \
    ears earth ease east easy eat eaten edge edit effort egg eggs eight either elbow elder else empty end \
    ended ends enemy engine enjoy enough enter entire equal error errors escape essay etc evening evil exact \
    exam exist exit extra eye eyes face faced faces fade fail failed fails faint faith fall fallen false \
    fame family fan fans farmer father fault fear feed feet fence few fewer field fifth fifty fight figure \
    file filed files final find finds fine finger finish fire fires fit five fix fixed fixes flag flags \
    flame flash flat flew flight float floor flow flows fly focus fold folk follow food fool foot force \
    forced forest forever forget fork forth forty fought found frame free fresh fridge fried friend fright \
    front frost fruit fuel fun fund funny fur future gain game games gap garden gas gate gather gave gear \
    gene gentle get gets ghost giant gift girl give given gives glad glass glove go goal goals goat god \
    goes gold golf gone good goods got grab grade grand grant grape graph grass grave gray great green \
    greet grew grey grief grin grip gross ground group grow grown guard guess guest guide guilt gun guy \
    guys habit had half hall hand handed handle hands hang happen happy harm has hat hate have having head \
    headed heads health heart heat heaven heavy height held hello help helped helps hen her herd hero hers \
    hid hide high hill hint hip hire his hit hits hobby hold holder hollow holy home honest honey hook hop \
    hope hoped hopes horn horse host hosts hot hotel house how hug huge human humor hung hunger hungry hunt \
    hurry hurt hut ice idea ideal ideas idle if image in inch index inner input inside into iron island \
    issue issues item items itself jacket jail jam jar jaw job jobs join joined joins joint joke joy judge \
    juice jump junior just keen keep keeps kept key keys kick kid kids kill kind kinds king kiss kitchen \
    knee kneel knife knock lab lack lad ladder lady lake lamb lamp land lane large larger lately laugh law \
    lawn laws lawyer layer lazy leader leaf leak lean learn learned least leather lecture left leg legal \
    legs lend length less lesson letters level lid lift light like liked likes limb lime limit line lined \
    liner lines link links lion lip lips liquid listen lit little load loaded loan local lock locked locks \
    log logic logs lone long longer look looked looks lord loss loud love loved lovely lover low lower luck \
    lucky lump lung mad magic main major make maker makes making man manage manner many map maps mark \
    marked market marks marry mass mast master mate math may maybe meal mean meaning means meant measure \
    media medium melt member memory men mend mental menu mercy mere merge merged merges merit mess message \
    met metal method mice middle might mild mile milk mill mind mine minor minus minute minutes mirror miss \
    missed mist mix mixed mixer mob mobile mode model modern moment money monk monkey month months mood moon \
    more morning most motion motor mount mouse mouth move moved moves movie much mud muse music must my myth
    """

  private static let common2 = """
    nail name named names narrow nation native nature near nearly neat neck need needed needs nephew nerve \
    net nice niece nine noble node nodes nod noise none noon nor normal north nose note noted notes nothing \
    notice noun nurse nut oak oath obey object ocean odd offer office oil old older olive once only onto \
    open opened opener opens orange order orders organ ought ounce out outer oven owned owner pace pack \
    packed packet page pages paid pain paint palace pale palm pan panel panic pants paper parent park \
    parked pass passes paste pat patient pause pay peak peer pen pencil penny people pepper per perfect \
    perhaps period permit person pet phase phone photo phrase pick picked picks pie pig pile pill pilot pin \
    pine pink pint pipe pitch pity place placed places plan planet plank plans plant plants plate play \
    played player plays please pleased plenty plug plus pocket poem poet point points poison pole police \
    polish polite poll pond pool poor pop pope pork pose possible pot potato pound pour powder power pray \
    prayer prefer press pretty prevent pride priest prime prince print prior prison private probe problem \
    process produce product profit promise proof proper proud prove pub public pull pulled pulls pump pupil \
    pure purple purse push pushed pushes put puts puzzle queen query quest queue quick quickly quote race \
    rack radio rage raid rail ran random range rank rap rare rat rate rates rather raw ray reach react read \
    reader ready real really rear reason recall recent record red reduce refer refuse region relax release \
    remain remark remote remove rent repair repeat reply report request require rescue reset result retire \
    return review reward rib rice rich rid ride rider ring ripe risk risky river road roads roar rob rock \
    rod roof room rooms rope rose rot rough round row rows royal rub rude ruin rule ruled ruler rules run \
    runner runs rural rush sad safe safer safety said sake salad salt same sample sand sat sauce save saved \
    saves saw say saying says scale scan scare school science scope screen screw seal search season seat \
    second secret seed seek seem seems seldom select self selfish send sends senior sensor serious serve \
    served server servers serves set sets settle several severe sex shade shake shall shame shape share \
    shared shares sharp she sheep sheet shelf shift shine ship shipped ships shock shoe shoes shook shoot \
    shop shot should shout show showed shower shown shows shut shy sick side sides sign signal signs silk \
    silly silver similar simple simply sin sing singer single sink sir sister sit six sixth sixty size \
    sized skill skin skip skirt sky slave sleep slept slice slid slide slight slim slip slope slow slower \
    slowly small smaller smart smell smile smoke smooth snack snake snap snow soap social sock soft soil \
    sold soldier solid solve solved solves some song songs soon sorry soul sound soup sour source south \
    space spare speak special speech speed spell spend spent spin split spoke spoon spot spots spread \
    spring square staff stair stamp stand stands stare stay stayed stays steady steam steep steer stem step \
    steps stick stiff still stir stock stole stomach stone stood stool stop stopped stops storm straight \
    strain strange straw stream street stress strict strike string strip stripe stroke strong struck stuck \
    student study stuff stupid style subject submit such suck sudden suffer sugar suggest sum summer super \
    supper supply support sure surf swam swap swear swim swing switch table tables tag tags take taken takes \
    talk talked talks tall tap tape task tasks taste tax taxi tea teach team teams tear teen teeth tell \
    tells ten tense term terms than that the them theme there these thick thief thing third thirsty this \
    thorn those thread three throat throw thumb thus tick ticket tie tied tight till time timed timer times \
    tin tiny tip tips tire tired title toast today toe told tomato tone tongue tonight tool tools tooth top \
    topic torn total touch tough tour toward towel tower town toy trace track trade train trap travel tray \
    treat tree trees trend trick trip trips troop trouble truck true truly trunk trust truth try trying tube \
    tune turn turned turns twice twin type typed types ugly uncle under unit units until up update upon \
    upper upset us use used useful user users uses usual vain valid valley value values van vast verb video \
    view views visit voice vote wage wake walk walked walks wall walls want wanted wants was wave wax we \
    weed weird went whale what wheat wheel when while whisper white who whom why wide wife wild will wind \
    window wine wing winner winter wipe wire wise within without wolf woman women wonder wool worry worse \
    worst worth wound wrap wrist writer writes wrong yard yeah year years yell yellow yes yesterday yet \
    you young youth zero zone bright mat mug rug hug log lag leg beg dig dug doc docs dock duck luck lock \
    lick deck neck peck pecks tile tiles title smiles miles mile bile rile role hoes toes noes dies ties \
    lies pies cave cove cope rope hope pope mope hops tops pops mops caps maps taps laps naps gaps lamp \
    sang sung sank song tong gong ping pong king ring wing sing wins bins fins pins tins sins bins bans \
    cans fans vans pans tans mans bone cone tone zone lone gone none cane lane mane pane sane bane dune \
    tune june rune prune crane brain grain train plain drain stain slain chain lair fair hair pair stairs \
    alter altar angel angle bazaar bizarre beside besides casual causal conscious conscience confident \
    confidant contentious continual continuous credible credulous critic critique defuse diffuse dependent \
    dependant emigrate immigrate eminent imminent envelop envelope historic historical human humane \
    imply infer ingenious ingenuous interested interesting confused confusing bored boring tired tiring \
    excited exciting lay layed marital martial medal metal meddle mettle minor miner naval navel overdo \
    overdue pedal peddle perspective prospective poor pour pore pray prey profit prophet recent resent \
    sever severe shear sheer straight strait tack tact team teem throne thrown track tract vain vein vane \
    vial vile wander wonder wave waive whine wine yoke yolk brought bought through thorough throughout \
    clam calm cloud could cold told bold hold fold gold sold mold casual trial triad sing sign singed \
    signed dairy untied united exist exits reserved reversed silent listen license silence salve slave valve \
    scared sacred scarred stared starred filed filled filling filing planed planned hoping hopping taping \
    tapping riding ridding sloping slopping staring starring writing writting griping gripping robed robbed \
    scrap scrape strip stripe tub tube cub cube cut cute fin fine pin pine plan plane rat rate hat hate mat \
    mate not note rob robe slid slide slim slime spit spite twin twine win wine kit kite hid hide rid ride
    """
}
