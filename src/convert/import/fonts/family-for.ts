/** The bundled replacement for a typeface. */
export interface StandIn {
  /** A family of `model/text/families.ts`. */
  family: string;
  /** The original typeface's line spacing, in font sizes. */
  lineHeight: number;
  /** Metric-compatible: letters have the same widths, so lines break in the same places. */
  isTwin: boolean;
  /** The weight to use for regular text; 400 if absent. */
  weight?: number | undefined;
}

/**
 * Bundled families, each with the default line height of the typefaces it replaces and the names of those typefaces, metric-compatible ones
 * first.
 */
const ours: [family: string, lineHeight: number, twins: string, others?: string][] = [
  [
    'Arimo',
    1.149,
    'arial|helvetica 1.15|liberationsans|nimbussans|arialunicodems 1.34|arialmt|arialce|arialcyr',
    'helveticaneue 1.2|franklingothic 1.133|franklingothicbook 1.133|franklingothicdemi 1.133|microsoftsansserif 1.13|mssansserif|geneva 1.25|univers 1.2|akzidenzgrotesk 1.2|roboto 1.172|freesans|swiss721|newsgothic|newsgothicmt 1.13|trebuchet 1.161|trebuchetms 1.161|tahoma 1.207|ubuntu 1.149|lato 1.2|lucidagrande 1.18|ptsans 1.294|aptos 1.22|aptosdisplay 1.22|aptosnarrow 1.22|haettenschweiler|grandview 1.2|seaford 1.25|tenorite 1.25|bierstadt 1.2|sourcesanspro 1.257|sourcesans3 1.257|ibmplexsans 1.3|firasans 1.2|googlesans 1.27|archivo 1.09|barlow 1.2|karla 1.17|assistant 1.31|publicsans 1.17|gudea 1.24|mako 1.18|nobile 1.25|cantoraone 1.27|molengo 1.41',
  ],
  [
    'Carlito',
    1.2207,
    'calibri|calibrilight',
    'candara|corbel|gillsans 1.15|gillsansmt 1.156|gillsansnova 1.15|twcenmt 1.09|twcentury 1.09|myriad 1.2|myriadpro 1.2|optima 1.2|humanst521|frutiger 1.2|eurostile 1.2|agencyfb 1.15|maiandragd 1.2|berlinsansfb 1.1|brandongrotesque 1.43|cabin 1.21|titilliumweb 1.52|philosopher 1.12|quattrocentosans 1.11',
  ],
  [
    'Tinos',
    1.149,
    'timesnewroman|times 1.15|liberationserif|nimbusroman|timesnewromanps|timesnewromanpsmt|thorndale',
    'garamond 1.125|ebgaramond 1.305|cormorantgaramond 1.21|adobegaramondpro 1.2|baskerville 1.14|baskervilleoldface 1.14|perpetua 1.13|bodonimt 1.2|bodoni 1.2|didot 1.2|centaur 1.1|caslon 1.2|adobecaslonpro 1.2|minionpro 1.2|minion 1.2|goudyoldstyle 1.15|freeserif|cmr10|latinmodernroman|crimsontext 1.3|ptserif 1.325|sabon 1.2|bell mt 1.1|highertower|hightowertext 1.17|californianfb 1.13|footlightmtlight 1.1|gildadisplay 1.17|ovo 1.15|unna 1.15|gentium 1.17|gentiumbasic 1.17|gentiumbookbasic 1.17',
  ],
  [
    'Cousine',
    1.1328,
    'couriernew|liberationmono|courier|courierstd|nimbusmono',
    'consolas 1.171|lucidaconsole 1|andalemono 1.125|menlo 1.164|monaco 1.33|lucidasanstypewriter 1.17|dejavusansmono 1.164|bitstreamverasansmono 1.164|sfmono 1.19|ocraextended 1.03|lettergothic|prestigeelite|inconsolata 1.05|robotomono 1.319|sourcecodepro 1.257|firacode 1.28|firamono 1.28|ubuntumono 1|ibmplexmono 1.3|spacemono 1.48|cascadiacode 1.17|cascadiamono 1.17|droidsansmono 1.17|specialelite 1.0',
  ],
  ['Caladea', 1.172, 'cambria', 'cambriamath|constantia 1.22|calisto mt 1.15|calistomt 1.15|sitkatext 1.4|sitka 1.4'],
  [
    'Gelasio',
    1.136,
    'georgia',
    'bookantiqua 1.25|palatino 1.25|palatinolinotype 1.35|palatinonova 1.3|centuryschoolbook 1.2|newcenturyschlbk 1.2|century 1.2|bookmanoldstyle 1.17|bookman 1.17|cheltenham|hoeflertext 1.1|charter 1.2|merriweather 1.257|librebaskerville 1.24|utopia|iowanoldstyle|ptserifcaption|notoserif 1.362|droidserif 1.362|sylfaen 1.32|dejavuserif 1.164|crimsonpro|heuristica 1.2|domine 1.14|adamina 1.3|quattrocento 1.11',
  ],
  [
    'Inter',
    1.21,
    'inter|intertight',
    'sfprotext 1.19|sfprodisplay 1.19|sfpro 1.19|sanfrancisco 1.19|manrope 1.37|plusjakartasans 1.26|figtree 1.2|segoeuivariable 1.33',
  ],
  ['Geist', 1.3, 'geist', 'dmsans 1.302|outfit 1.26|lexend 1.25|sora 1.26|urbanist 1.2'],
  ['Source Serif 4', 1.371, 'sourceserif4|sourceserifpro 1.257', 'lucidabright 1.18|lucidafax 1.18'],
  ['Playfair Display', 1.333, 'playfairdisplay|playfair', 'abrilfatface 1.35|bodonimtblack 1.2|dmserifdisplay 1.37|elephant 1.29'],
  ['Lora', 1.28, 'lora', 'bitter 1.2|spectral 1.52|vollkorn 1.4|cardo 1.37'],
  [
    'Montserrat',
    1.219,
    'montserrat',
    'proximanova 1.218|gotham 1.2|metropolis 1|raleway 1.174|avenir 1.366|avenirnext 1.366|avenirnextlt 1.366|verdana 1.215|eras 1.15|erasmediumitc 1.15|copperplategothic 1.15|copperplate 1.1|engraversmt 1.2|nexa|museosans 1.2|century751|gothamrounded 1.2|syncopate',
  ],
  [
    'Poppins',
    1.5,
    'poppins',
    'centurygothic 1.226|avantgarde 1.2|itcavantgardegothic 1.2|futura 1.3|futurabt 1.2|kumbhsans 1.24|leaguespartan .92|josefinsans 1|questrial 1.03|comfortaa 1.1',
  ],
  [
    'Work Sans',
    1.173,
    'worksans',
    'rubik 1.185|lucidasans 1.18|lucidasansunicode 1.54|dejavusans 1.164|bitstreamverasans 1.164|verasans 1.164|helveticarounded|exo 1.2|exo2 1.2|kelsonsans 1.2',
  ],
  [
    'Nunito',
    1.364,
    'nunito|nunitosans',
    'comicsansms 1.393|comicsans 1.393|comicneue 1.15|chalkboard 1.28|chalkboardse 1.28|arialroundedmtbold 1.16|arialrounded 1.16|varelaround 1.2|quicksand 1.25|mulish 1.255|muli 1.255|vagrounded 1.2|kristenitc 1.36|capriola 1.25|sniglet 1.28|dosis 1.264|chewy 1.2|komikatitle 1.3',
  ],
  ['Space Grotesk', 1.276, 'spacegrotesk'],
  [
    'Oswald',
    1.482,
    'oswald',
    'impact 1.22|bebasneue 1.2|bebas 1.2|anton 1.5|leaguegothic 1.2|robotocondensed 1.172|arialnarrow 1.147|helveticaneuecondensed 1.2|helveticacondensed 1.2|gillsansmtcondensed 1.15|gillsansmtextcondensedbold 1.2|franklingothicdemicond 1.13|franklingothicmediumcond 1.13|opensanscondensed 1.36|fjallaone 1.26|ptsansnarrow 1.29|tradegothic|din 1.2|dincondensed 1.2|antonio 1.29|teko 1.43|archivonarrow 1.09|sairacondensed 1.57|playbill 1|onyx 1.2|stencil 1.18|rubikmonoone|medulaone 1.0|cuprum 1.22|marvel 1.29|yanonekaffeesatz 1.25',
  ],
  [
    'Caveat',
    1.26,
    'caveat',
    'segoescript 1.6|segoeprint 1.77|inkfree 1.24|bradleyhanditc 1.25|bradleyhand 1.25|lucidahandwriting 1.37|lucidacalligraphy 1.37|brushscriptmt 1.23|brushscript 1.23|freestylescript 1.18|frenchscriptmt 1.14|mistral 1.22|monotypecorsiva 1.1|vivaldi 1.19|edwardianscriptitc 1.2|palacescriptmt 1|scriptmtbold 1.2|kunstlerscript 1|zapfino 2|applechancery 1.4|snellroundhand 1.25|papyrus 1.57|tempussansitc 1.3|jokerman 1.5|ravie 1.4|chiller 1.1|viner hand|pristina 1.3|rageitalic 1.25|indieflower 1.45|dancingscript 1.2|pacifico 1.76|lobster 1.25|amaticsc 1.26|shadowsintolight 1.6|permanentmarker 1.46|patrickhand 1.35|kalam 1.59|gochihand|architectsdaughter 1.4|satisfy 1.46|greatvibes 1.25|sacramento 1.46|markerfelt 1.1|noteworthy 1.6|dreamingoutloudpro|thesandscript|coveredbyyourgrace 1.19|marckscript 1.25|loveyalikeasister 1.3',
  ],
  [
    'Open Sans',
    1.362,
    'opensans|droidsans',
    'segoeui 1.33|segoe 1.33|notosansdisplay|merriweathersans 1.257|frankruhl|leelawadeeui 1.33|ebrima 1.33|selawik 1.33|andika 1.52',
  ],
  [
    'Roboto Slab',
    1.319,
    'robotoslab',
    'rockwell 1.173|rockwellnova 1.2|zilla slab|arvo 1.24|josefinslab 1|museoslab 1.2|clarendon 1.2|courierprime|americantypewriter 1.15|slabo27px|aleo 1.2|kreon 1.17|podkova 1.14|breeserif 1.36|creteround 1.34|sanchez 1.3',
  ],
  ['JetBrains Mono', 1.32, 'jetbrainsmono|jetbrainsmononl', 'hack 1.164|anonymouspro 1'],
  ['Noto Sans', 1.362, 'notosans|notosansui', 'gadugi 1.33|myanmartext 1.9'],
  [
    'Noto Sans JP',
    1.3,
    'notosansjp 1.448|notosanscjkjp 1.448|sourcehansansjp 1.448|sourcehansans 1.448|notosanssc 1.448|notosanstc 1.448|notosanscjksc 1.448|notosanscjktc 1.448',
    'msgothic 1|mspgothic 1|msuigothic 1|msmincho 1|mspmincho 1|meiryo 1.6|meiryoui 1.28|yugothic 1.29|yugothicui 1.33|yumincho 1.29|bizudgothic 1|bizudpgothic 1|hgpgothice 1|hgpsoeikakugothicub 1|hgmaru gothicmpro 1|hiraginosans 1.5|hiraginokakugothicpro 1.5|hiraginokakugothicpron 1.5|hiraginominchopro 1.5|hiraginominchopron 1.5|osaka 1.3|udデジタル教科書体 1|simsun 1.14|nsimsun 1.14|simhei 1.14|kaiti 1.14|fangsong 1.14|dengxian 1.25|microsoftyahei 1.32|microsoftyaheiui 1.27|microsoftjhenghei 1.33|microsoftjhengheiui 1.27|pmingliu 1.2|mingliu 1.2|dfkaisb 1.2|stsong 1.2|stheiti 1.2|stkaiti 1.2|stxihei 1.2|stfangsong 1.2|pingfangsc 1.4|pingfangtc 1.4|heititc 1.2|heitisc 1.2|songtisc 1.4|lisu 1.14|youyuan 1.14|wenquanyimicrohei 1.3',
  ],
  [
    'Noto Sans KR',
    1.33,
    'notosanskr 1.448|notosanscjkkr 1.448|sourcehansanskr 1.448',
    'malgungothic 1.33|gulim 1.15|gulimche 1.15|dotum 1.15|dotumche 1.15|batang 1.15|batangche 1.15|gungsuh 1.15|hyheadline 1.2|hygothic 1.2|applegothic 1.2|applesdgothicneo 1.2|nanumgothic 1.15|nanummyeongjo 1.15|nanumbarungothic 1.15|nanumsquare 1.15|pretendard 1.19|hymyeongjo 1.2|headliner 1.2|hanyang',
  ],
  [
    'Noto Sans Arabic',
    1.5,
    'notosansarabic 2.112',
    'arabictypesetting 1.15|traditionalarabic 1.5|simplifiedarabic 1.7|sakkalmajalla 1.39|dubai 1.7|amiri 1.75|cairo 1.87|tajawal 1.2|almarai 1.12|andalus 1.5|aldhabi 1.8|urdutypesetting 2|majallaui 1.4|geezapro 1.4|alnile 1.6|baghdad 1.4|diwanthuluth 1.4|notonaskharabic 1.7|notokufiarabic 2|bnazanin 1.5|bmitra 1.5|btitr 1.5|bzar 1.5|iransans 1.6|vazir 1.56|vazirmatn 1.56|nafees nastaleeq',
  ],
  [
    'Noto Sans Hebrew',
    1.25,
    'notosanshebrew 1.362',
    'david 1.02|davidlibre 1.3|miriam 1.02|miriamfixed 1.02|miriamlibre 1.2|frankruehl 1.02|narkisim 1.02|gisha 1.2|levenimmt 1.35|rod 1.02|aharoni 1.02|guttman 1.1|arialhebrew 1.15|heebo 1.469|alef 1.36|varelahebrew|newpeninimmt 1.3|corsivahebrew 1.2|raanana 1.2|secularone 1.45',
  ],
  [
    'Noto Sans Thai',
    1.35,
    'notosansthai 1.511',
    'angsananew 1.34|angsanaupc 1.34|cordianew 1.37|cordiaupc 1.37|browallianew 1.27|browalliaupc 1.27|thsarabunnew 1.13|thsarabunpsk 1.13|sarabun 1.3|leelawadee 1.2|dilleniaupc 1.2|eucrosiaupc 1.24|freesiaupc 1.2|irisupc 1.2|jasmineupc 1.2|kodchiangupc 1.1|lilyupc 1.1|kanit 1.495|prompt 1.512|mitr 1.57|thonburi 1.35|sukhumvitset 1.4|ayuthaya 1.5',
  ],
  [
    'Noto Sans Devanagari',
    1.5,
    'notosansdevanagari',
    'mangal 1.68|nirmalaui 1.33|kokila 1.15|aparajita 1.15|utsaah 1.13|devanagarimt 1.5|kohinoordevanagari 1.5|kruti dev010|krutidev010',
  ],
  ['Noto Color Emoji', 1.17, 'notocoloremoji', 'segoeuiemoji 1.33|applecoloremoji 1.25'],
  ['Noto Sans Symbols 2', 1.36, 'notosanssymbols2|notosanssymbols', 'segoeuisymbol 1.33'],
  ['Noto Sans Math', 1.3, 'notosansmath', 'stixtwomath|latinmodernmath|asanamath|xitsmath'],
];

const known = new Map<string, StandIn>();
for (const [family, usual, twins, others = ''] of ours)
  for (const [names, isTwin] of [
    [`${family.toLowerCase()}|${twins}`, true],
    [others, false],
  ] as const)
    for (const entry of names.split('|')) {
      const [, name = '', lineHeight] = /^(.*?)(?: ([\d.]+))?$/.exec(entry) ?? [];
      if (name) known.set(name.replaceAll(' ', ''), { family, lineHeight: lineHeight ? Number(lineHeight) : usual, isTwin });
    }

const weights: [RegExp, number][] = [
  [/(?:extra|ultra)light$|thin$|hairline$/, 300],
  [/semilight$|demilight$|light$|lt$/, 300],
  [/(?:semi|demi)(?:bold)?$|sb$/, 600],
  [/(?:extra|ultra)bold$|heavy$/, 800],
  [/medium$|md$/, 500],
  [/black$|ultra$/, 900],
  [/bold$|bd$/, 700],
];
/** Name parts that say something other than the weight. */
const asides =
  /(?:regular|roman|book|italic|oblique|normal|mt|ms|std|pro|display|text|ui|web|variable|vf|cyr|ce|greek|tur|baltic|w[1-9]|itc|bt|nova)$/;

/** Guesses from parts of the name. */
const guesses: [RegExp, string, number][] = [
  [/mono(?!type)|code|courier|consol|typewriter|terminal|fixed/, 'Cousine', 1.15],
  [/hand|script|brush|marker|comic|chalk|cursive|calligra|signature|doodle|crayon|hebrewscript/, 'Caveat', 1.26],
  [/narrow|condensed|compressed|cond$|headline/, 'Oswald', 1.2],
  [/[\u0e00-\u0e7f]|upc$|sarabun/, 'Noto Sans Thai', 1.35],
  [/[\u0590-\u05ff]|hebrew/, 'Noto Sans Hebrew', 1.25],
  [/[\u0600-\u06ff]|arab|farsi|urdu|naskh|kufi/, 'Noto Sans Arabic', 1.5],
  [/[\u0900-\u097f]|devanagari|hindi/, 'Noto Sans Devanagari', 1.5],
  [/[\uac00-\ud7a3]|nanum|korea|gothicneo|myeongjo|kr$/, 'Noto Sans KR', 1.33],
  [
    /[\u3040-\u30ff\u4e00-\u9fff]|mincho|hiragino|kaku|maru|song|heiti|kaiti|fangsong|ming(?:liu)?$|pingfang|jhenghei|yahei|(?:jp|sc|tc|cn)$/,
    'Noto Sans JP',
    1.3,
  ],
  [/slab|egyptian|clarendon/, 'Roboto Slab', 1.3],
  [
    /(?<!sans)serif|times|roman|garamond|bodoni|didot|caslon|baskerville|schoolbook|bookman|palat|antiqua|oldstyle|goudy|minion|jenson|bembo|century(?!gothic)/,
    'Tinos',
    1.17,
  ],
];

const found = new Map<string, StandIn>();
const MOST_FOUND = 1000;

/** The replacement for any typeface, by its name as written in files. */
export function familyFor(typeface: string): StandIn {
  const key = typeface.slice(0, 100);
  let standIn = found.get(key);
  if (!standIn) {
    if (found.size > MOST_FOUND) found.clear();
    found.set(key, (standIn = search(key)));
  }
  return standIn;
}

function search(typeface: string): StandIn {
  // `@` marks vertical writing, a comma starts the fallbacks, a bracket names the foundry.
  const name = (typeface.replace(/^@/, '').split(/[,;(]/, 1)[0] ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.'’-]+/g, '');
  const whole = known.get(name);
  if (whole) return name === 'calibrilight' ? { ...whole, weight: 300 } : whole;
  let rest = name;
  let weight: number | undefined;
  while (rest) {
    const heavy = weights.find(([pattern]) => pattern.test(rest));
    const shorter = heavy ? rest.replace(heavy[0], '') : rest.replace(asides, '');
    if (shorter === rest || shorter === '') break;
    weight ??= heavy?.[1];
    rest = shorter;
    const standIn = known.get(rest);
    if (standIn) return { ...standIn, weight };
  }
  const guess = guesses.find(([pattern]) => pattern.test(name));
  return { family: guess?.[1] ?? 'Arimo', lineHeight: guess?.[2] ?? 1.17, isTwin: false, weight };
}
