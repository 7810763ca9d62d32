// What unasked offers say, in English and Spanish, with a little German, French and Portuguese. Matched
// against text in lower case without accents (`plainText`). Each expression counts once. Words that customers
// use as well ("loan", "casino", "website") stand only beside others that they do not use with them.

const searchEngines = [
  /\bseo\b/,
  /\bback ?links?\b|\blink ?(?:building|exchange|insertions?|placement|aufbau)\b|\bintercambio de enlaces\b|\b(?:text|follow|pbn|sell) links\b|\blink back\b|\banchor text\b/,
  /\b(?:first|1st|front|top|primera|premiere) (?:page|pagina)(?: (?:of|on|de|do|en|sur))? google\b|\bpage (?:one|1)\b|\bseite (?:eins|1)\b|\bprimera pagina\b/,
  /\b(?:search|google|maps?) (?:engine )?(?:rankings?|results?)\b|\branking(?:s)? (?:on|for|contractors|companies)\b|\btop 3\b|\b3-?pack\b|\brankings?\b.{0,40}\bgoogle\b/,
  /\bgoogle (?:has )?penali[sz]e|\bgoogle penaliza\b|\bcore (?:update|web vitals)\b|\b(?:domain|da|dr|domain authority)[: ]\d\d\b|\bautoridad dr\b|\bhigh (?:da|authority)\b/,
  /\bposicionamiento\b|\bposiciona(?:mos|r)\b|\breferencement\b|\bprimeros lugares\b|\bprimeros? (?:puestos?|en google)\b|\bprimeira pagina\b/,
  /\b(?:website|web|site|real human|targeted) (?:traffic|visitors)\b|\bvisitors to your (?:website|site)\b|\btrafico web\b|\btrafego pago\b/,
  /\bkeywords?\b|\bpalabras clave\b/,
  /\bxrumer\b|\bscrapebox\b|\bgsa\b|прогон|продвижени|ссылк|топ яндекс/,
  /\b(?:not|isn'?t|no) (?:ranking|showing up|visible|verified|aparece)\b|\bcan(?:'t|not| not) find you\b|\b(?:could not|couldn'?t) find you\b|\bno aparece en google\b/,
  /\bin google'?s local\b|\b(?:higher|appear|visib\w+) (?:in|on) google\b|\bnear me\b|\bprimero en google\b/,
  /\b(?:google|business) (?:business )?(?:listing|profile)s?\b.{0,60}\b(?:not|unclaimed|claim|verif|wrong|errors?)/,
];

const articles = [
  /\bguest (?:post|blog|article)s?\b|\bgastartikel\b/,
  /\b(?:sponsored|paid|permanent) (?:posts?|articles?|content)\b|\b(?:articulos?|posts?) patrocinad/,
  /\bdo-? ?follow\b|\benlaces? (?:do-?)?follow\b|\bcompra de enlaces\b|\bniche edits?\b/,
  /\b(?:write|contribute|publish|escribir|publicar)\b.{0,40}\b(?:article|content|blog|post|articulo)/,
  /\b(?:on|for|in|en|para) (?:your|su|tu) (?:site|blog|existing articles)\b.{0,80}\b(?:link|article|enlace|articulo)/,
  /\badvertising space\b|\bpress releases?\b|\bexpired domains\b|\baged domains\b|\bwikipedia page\b|\bexisting articles\b/,
  /\b(?:freelance|content|blog) (?:writer|marketing)|\bblog posts?\b|\bsamples? of my\b|\bwriting samples?\b/,
];

const money = [
  /\bcrypto|\bcripto|\bbitcoins?\b|\bbtc\b|\bnft\b|\bdefi\b|\bmeme ?coin\b|\bpresale\b|\bstaking\b|\bforex\b|\btrading bot\b/,
  /\bmerchant cash advance\b|\bworking capital\b|\bbusiness (?:loans?|funding|line of credit)\b|\bpayday\b|\bpersonal loans?\b|\bguaranteed loans?\b|\bdirect lender\b/,
  /\bbad credit\b|\bno (?:credit check|collateral)\b|\bsin (?:aval|buro|garantias|consultar)\b|\bpre-?approved\b/,
  /\bprestamos?\b.{0,60}\b(?:rapid|seri|particular|aval|interes|inmediat)|\bcreditos? (?:inmediato|rapido|desde)\b|\bfinanciamiento para su\b|\bprestamista\b/,
  /\b(?:project|same day) (?:funding|financing)\b|\binterest rate per\b|\b\d+(?:[.,]\d+)?% (?:interest|interes|yearly|de interes|interest rate)|\binteres (?:del|anual)\b/,
  /\b(?:earn|make|gane?|ganar) (?:\$\d+|money|dinero)|\bearn\b.{0,20}\ba week\b|\bpassive income\b|\brentabilidad\b|\bmultipli\w+ su dinero\b|\bwork from home\b|зарабат|заработ/,
  /\b\d+x (?:returns?|on)\b|\b(?:daily|weekly) payouts?\b|\binsiders\b|\bretiros diarios\b|\binvest\w+ (?:in|platform) (?:ai|crypto)/,
  /\btax credit\b|\bretention credit\b|\bgovernment grants?\b|\b(?:eligible|qualify)\b.{0,50}\$\d/,
  /\binvest(?:ing|ment)?s? (?:opportunit\w+|platform|plan|program|in (?:stocks?|shares|gold|oil|real estate))\b|\binvi?ert(?:a|e|ir|iendo) (?:en|con|desde)\b|\boportunidad de inversion\b/,
  /\bingresos? (?:extra|pasivos?|adicional(?:es)?)\b|\b(?:segundo|otro) sueldo\b|\bganancias? (?:diarias?|garantizad\w+|semanal(?:es)?)\b|\b(?:side|extra|monthly) income\b|\bfinancial freedom\b|\blibertad financiera\b/,
  /\b(?:sba loans?|funding advisor|equipment financing|loan forgiveness|tax relief|tradelines?|credit score|buro de credito|creditos? para|liquidez|compramos sus facturas|cash for payroll|on receivables|options? (?:and take|trading)|sports picks|pronosticos)\b/,
];

const promotion = [
  /\b(?:web|logo|website|grafico) ?(?:design(?:er|s)?|redesign|development|developers?|relaunch)\b|\blogo\b.{0,30}\b(?:concepts|revisions|business cards?)\b/,
  /\b(?:redesign|rebuild|redisenar|rediseno|redisenamos|disenamos|modern|modernize)\b.{0,30}\b(?:websites?|sites?|web|paginas?|sitios?)\b/,
  /\b(?:wordpress|shopify|laravel|react|angular|php|flutter|magento)\b/,
  /\b(?:full[- ]?stack|web|app|software|dedicated|desarrollador)\b.{0,15}\b(?:developers?|development|desarrollador|web freelance|outsourcing)\b|\bmobile apps?\b|\bcreation de site\b|\bprogramador\b/,
  /\b(?:online|tienda) (?:presence|online)\b.{0,60}|\bhosting\b|\bcertificado ssl\b/,
  /\bdigital marketing\b|\bmarketing (?:digital|agency|agencia)\b|\b(?:ads|growth|marketing) agency\b|\bagencia (?:de|especializada)\b|\bin charge of your marketing\b|\bencarga del marketing\b|\bnossa agencia\b/,
  /\b(?:facebook|google|tiktok|instagram|linkedin) (?:ads|pixel|scraping)\b|\bgoogle local service ads\b|\bretargeting\b|\bppc\b|\bfunnels?\b/,
  /\b(?:real|targeted|instagram|reales|more|mas|grow your|compra) (?:followers|seguidores)\b|\bseguidores (?:reales|a )|\bsocial media (?:management|followers|marketing)\b|\bfollowers per\b/,
  /\b(?:qualified|exclusive|quality|roofing|solar|hvac|plumbing|cleaning|painting|homeowner|shared|verified) leads\b|\blead (?:generation|system)\b|\bpay per (?:lead|appointment)\b|\blive transfers?\b|\bleads at\b/,
  /\b(?:booked|exclusive|more|\d+) (?:\w+ )?(?:appointments|estimates|clients|clientes|customers|anfragen|jobs)\b.{0,40}\b(?:month|mes|monat|next)\b|\bclientes? (?:nuevos|conseguido)\b|\bcaptar clientes\b|\bkunden gewinnen\b/,
  /\b(?:google|yelp|trustpilot|positive|5[- ]star|negative|bad|positivas|estrellas|resenas|bbb) (?:reviews?|de 5|en google|resenas|positivas)\b|\bresenas de\b|\breputation\b|\bremove\b.{0,30}\breviews\b|\breviews? from real\b|накрутка/,
  /\bexplainer videos?\b|\banimated videos?\b|\bvideo marketing\b|\b(?:personal |short |loom )?video (?:walkthrough|showing|about your business)\b|\bvoice over\b/,
  /\b(?:chat ?bots?|ai receptionist|voice search|answers? customers|answering)\b|\binteligencia artificial\b|\bai[- ]powered\b/,
  /\b(?:bulk|text|sms|e-?mail|cold e-?mail|direct mail|whatsapp) (?:marketing|texts?|outreach|postcards|campaigns|blast)\b|\bpostcards?\b.{0,40}\bhomes\b/,
  /\b(?:e-?mail|b2b|business|email) (?:contacts|list|lists|database)\b|\bbases? de datos\b.{0,60}\b(?:correos|empresas)\b|\bcorreos electronicos verificados\b|\brecords with\b|базы e-?mail|базы/,
  /\b(?:your|su|ihre) (?:website|site|web|sitio web|pagina web|homepage|wordpress)\b.{0,60}\b(?:outdated|slow|slower|errors?|errores|broken|missing|violat\w+|vulnerab\w+|conversion|lento|optimizado|potenzial|penali\w+|fail|isn'?t|score|aparezca|compliant)\b/,
  /\b(?:website|site|web|sitio|listing|visibility|contact page|pagina)\b.{0,50}\b(?:audit|auditoria|diagnostico|mockup|report|scan|pagespeed)\b|\b(?:free|gratuita|quick|short|gratis|first) (?:audit|scan|mockup|analysis|auditoria|visibility report|diagnostico)\b|\bdiagnostico gratis\b/,
  /\b(?:ada|wcag)\b.{0,30}\b(?:compliant|guidelines|lawsuit)|\baccessibility widget\b|\bdemand letter\b/,
  /\bconversion (?:rate|expert)\b|\bboosts? (?:your|conversions?)\b|\bskyrocket\b|\bincrease (?:your )?(?:sales|conversions?)\b|\bmore sales\b|\bmas ventas\b|\baumentar suas vendas\b|\bkonversion\b/,
  /\bcontact forms?\b.{0,60}\b(?:millions|ad\b|just like|thousands|blast)|\bthrough their contact forms\b|\bvia your contact form\b|формы обратной|форумам|рассыл/,
  /\b(?:ai|ia)\b.{0,25}\b(?:websites?|agents?|assistants?|tools?|voice|employees?|automation|automatizacion)\b|\bautomati[sz]e your\b|\bautomati(?:zar|zamos|ce) su\b/,
  /\b(?:double|triple|grow|scale|explode|duplicar?|multiplicar?|crecer)\b.{0,30}\b(?:revenue|sales|business|bookings|calls|leads|clients?|customers|ventas|ingresos|clientes|negocio)\b/,
  /\b(?:case stud(?:y|ies)|done[- ]for[- ]you|white[- ]label|affiliate program|reseller program|in front of (?:people|customers|homeowners|thousands))\b/,
];

const businessServices = [
  /\bvirtual assistants?\b|\basistentes? virtuales\b|\bcall cent(?:er|re)\b|\boutsourc\w+\b|\bdata entry\b/,
  /\b(?:credit card|card|merchant) (?:processing|statement|terminal)|\bdual pricing\b|\bprocessing fees?\b|\bfree terminal\b/,
  /\bvoip\b|\bphone (?:system|bill)\b|\bbusiness phones?\b/,
  /\btake-?offs?\b|\bconstruction estimat\w+\b|\bour estimators\b/,
  /\b(?:outsourced?|our) (?:bookkeep\w+|accounting|cpa)s?\b|\bpayroll\b|\bquickbooks certified\b/,
  /\bbusiness insurance\b|\bgeneral liability from\b/,
  /\b(?:sell|buyers?|acquir\w+|exit)\b.{0,40}\b(?:your business|companies|your company)\b|\bprivate equity\b|\bconfidential (?:valuation|conversation)\b/,
  /\bdomain\b.{0,60}\b(?:expir\w+|registration)\b|\bsearch engine registration\b|\blabor law poster|\bcompliance poster|\bownership report\b|\bpenalty \$|\bfines of up to\b/,
  /\bjob boards?\b|\bqualified applicants\b|\bpost your (?:open )?jobs\b|\byou only pay when\b|\bscreened\b.{0,30}\b(?:technicians|candidates|painters)\b|\bsend (?:profiles|cvs)\b|\bmay i share cvs\b/,
  /\b(?:leading )?(?:exporters?|manufacturers?|fabricantes?|supplier|distributors)\b.{0,60}\b(?:china|india|wholesale|factory|chino|distribuidores|catalog\w*)|\bfactory (?:price|outlet)\b|\bdirectly from the factory\b|\bmoq\b|\bprecio fob\b|\bwholesale\b|\bmayorista\b|\border quantity\b|\bminimo \d+ piezas\b/,
  /\b(?:nitrile|n95|kn95|disposable) (?:gloves|masks)\b|制造|产品|推广|优惠|도매/,
  /\b(?:purchas\w+|order|quantity|units)\b.{0,120}\b(?:accept (?:credit )?cards|own shipp\w+|freight forwarder|types of payment|shipping agent)\b|\btypes of payment do you accept\b/,
  /\b(?:clipping path|background removal|photo editing|per image)\b|\bpva\b|\baged (?:gmail )?accounts\b|\bproxies\b/,
  /\btrade ?marks?\b.{0,60}\b(?:regist\w+|china|application|infring\w+|protect\w*)\b|\bregistro de (?:su )?marca\b|\bforward (?:this|it) (?:e-?mail |message )?to (?:your|the) (?:ceo|owner|manager|boss|director)\b/,
  /\b(?:nominated|selected|chosen|finalist|winner)\b.{0,40}\b(?:awards?|best of|plaque|directory|magazine)\b|\b(?:premio|galardon)\b.{0,40}\b(?:empresa|negocio|seleccionad)/,
  /\b(?:fuel cards?|gps tracking|vehicle wraps?|energy (?:broker|supplier|rates?)|electricity rates?|office supplies|janitorial (?:services|supplies)|uniform (?:rental|service))\b/,
  /\b(?:crm|saas|all[- ]in[- ]one (?:software|platform|app)|(?:scheduling|dispatch\w*|invoicing|field service|job) (?:software|app|platform)|software para (?:empresas|negocios|talleres|clinicas)|facturacion electronica)\b/,
  /\b(?:staffing|recruit(?:ing|ment)) (?:agency|services?|firm)\b|\bagencia de empleo\b|\b(?:yard signs|promotional (?:products|items)|custom (?:t-?shirts|apparel)|articulos promocionales)\b/,
  /\b(?:your|su|tu) (?:\w+ ){0,3}(?:password|account|mailbox|membership|parcel|package|refund|card|storage|apple id|certificate|contrasena|cuenta|tarjeta|envio|paquete|certificado|membresia)\b.{0,80}\b(?:expires?|expired|paused|suspended|closed|blocked|on hold|could not|vence|caduca|bloquead[ao]|cerrad[ao]|retenid[ao]|suspendid[ao]|no pudo)\b/,
  /\b(?:for sale\b.{0,20}\b(?:escrow|accounts?|channel)|bug bounty|bounty program|dark web|dash cams?|sponsor(?:ship)? (?:is|a|an|the)|patrocine|call for papers|manuscript|speaker\b.{0,40}\b(?:summit|registration)|ponente|mystery shoppers?|purchasing manager|dear buyer|sheet metal|managed it|pos (?:and|system)|rewards? card|tarjeta de descuentos)\b/,
];

const scams = [
  /\b(?:unclaimed|abandoned)\b.{0,40}\b(?:inheritance|sum|fund)|\bnext of kin\b|\bbarrister\b|\bmillion (?:us )?dollars\b|\$\d+(?:\.\d+)? ?(?:m\b|million\b)/,
  /\btransfer of (?:a )?(?:large )?(?:sum|funds?)\b|\bfunds? transfer\b|\bmutual benefit\b|\bbusiness proposal\b|\bwidow\b|\blate husband/,
  /\bgift card\b|\btarjeta de regalo\b|\byou(?:'ve| have) (?:won|been selected)\b|\bganaste\b|\breclama\b|\bclaim your (?:reward|prize)\b/,
  /\b(?:copyright|license|licence)\b.{0,120}\b(?:evidence|sue|lawsuit|infringement|download)\b/,
  /\b(?:viagra|cialis|without (?:rx|prescription)|no prescription|keto|lose \d+ (?:pounds|kilos)|belly fat|cbd|vape)\b/,
  /\bonline casino\b|\bcasino (?:online|bonus|bono|en vivo|and cbd|brand)\b|\bno deposit\b|\bsin deposito\b|\bfree spins\b|\bgiros gratis\b|\bdeposit bonus\b|\bapuestas\b|\bbetting\b|казино|ставк|бонус/,
  /\b(?:hot girls|naked|private cam|lonely nights|hey handsome|sexy|escorts?)\b|성인/,
  /\breplica\b|\b(?:rolex|gucci|louis vuitton|jordan)\b|\b1:1 quality\b/,
  /\bpayment of \$\d+.{0,80}\b(?:processed|renewal)\b|\brefund department\b|\bfactura pendiente\b/,
  /\b(?:singles|hookups?|dating|webcams?|onlyfans|solter[oa]s|chicas)\b.{0,50}\b(?:near|join|free|chat|online|tonight|gratis|cerca|esta noche)\b/,
  /\b(?:hello|hola) (?:dear|handsome|querid[oa]|guapo)\b|\bi saw your contact\b|\bknow you better\b|\bconocerte\b|\b(?:massage girls|incall|senoritas|mushrooms|microdose|ozempic|semaglutide|sin receta)\b/,
  /\b(?:boxes? of (?:money|cash)|gold dust|compensation fund|cashier'?s check|my mover|is the item|computer is infected|passport by investment)\b/,
];

const salesTalk = [
  /\b(?:unsubscribe|opt[- ]?out|optout|stop hearing from us|no desea recibir|responda baja|to be removed)\b/,
  /\b(?:came across|going through|browsing|looked at|took a look at|visited|saw|noticed|hemos revisado|note que) (?:your|su|that your|tu) (?:web)?(?:site|business|page|company|web|sitio|pagina)\b|\bi (?:like|love) your website\b/,
  /\b(?:are you the owner|reach the owner|dear (?:business )?owner|dear (?:sir|madam|webmaster)|hi webmaster|dear sir\/madam|to whom it may concern|hello (?:sir|dear|team)|dearest|estimados?)\b/,
  /\b(?:quick|short|15[- ]minute|10[- ]minute|15 minutos|zoom|brief) (?:call|chat|question|meeting|demo)\b|\b(?:book|schedule|hop on|jump on|set up|agenda)\b.{0,25}\b(?:call|demo|meeting|zoom|chat)\b|\bllamada de \d+ minutos\b|\bchat for \d+ minutes\b|\b\d+ minutes\b.{0,25}\b(?:call|tomorrow|this week)\b|\bquick one\b/,
  /\b(?:free|gratuit[ao]|gratis) (?:demo|trial|\d+[- ]day|proposal|sample|quote at|report|video|stock)\b|\bdemo (?:gratuita|video)\b|\btrial week\b|\b(?:\d+|free) days? (?:free|for free|trial)\b|\bfor free\b|\bno cost to\b|\bat no (?:cost|charge)\b|\bfree of charge\b|\bfirst one with\b|\bpara explicarselo\b|\bkostenlos\w*/,
  /\b(?:no (?:setup|upfront) (?:fees?|cost)|no (?:long term )?contracts?|cancel any ?time|no obligation|sin compromiso|money back|or you don'?t pay|no results,? no pay|you only pay|pay only after|only pay when|solo paga|le devolvemos|devolvemos su dinero|pago despues de)\b/,
  /\b(?:we (?:help|work with) (?:\w+ ){0,3}(?:companies|business(?:es)?|contractors|roofers|plumbers)|help (?:your |local |home service )?business(?:es)? (?:grow|like)|ayudamos a negocios|(?:companies|businesses|negocios|companias) (?:like yours|como el suyo)|help your business)\b/,
  /\b(?:your competitors?|tu competencia|su competencia|your industry|your (?:zip code|service area|city)\b.{0,40}\b(?:leads|exclusive|territory|per)|exclusive territory)\b/,
  /\b(?:would you (?:be (?:open|interested)|like (?:to see|a)|want)|are you (?:interested|looking for)|interested\?|le interesa|is this something|want me to send|want to see|would that be ok|may i send|can i send|shall i show|happy to send|le envio|posso enviar|sound good|would you mind)\b/,
  /\b(?:our (?:agency|experts|specialists?|platform|team of|clients|cpas|software|system)|we(?:'re| are) (?:a|an|the) [^.]{0,40}(?:agency|company|provider|supplier|team|lender|group|platform)|we (?:specialize|specialise|offer|provide|supply|build|create|develop|manage) |somos (?:una agencia|fabricantes|expertos|una empresa)|ofrecemos|le ofrecemos|ofrezco|we can (?:get|save|put|bring|send)|wir bieten|nous proposons|unserem system)\b/,
  /\b(?:price list|lista de precios|catalogo?u?e?|portfolio|portafolio|case study|my rate is|pricing|plans start|prices? (?:from|start)|starts? at|starting at|from \$\d+|from \d+ ?(?:cents?|dollars|usd|eur|€)|from just|desde \d+ ?(?:€|euros|dolares))/,
  /\$\d[\d.,]*(?: ?usd)? ?(?:\/|per |a |an |por |al )(?:mo\b|month|hr\b|hour|lead|call|link|article|hourly|monthly|year|day|hora|mes|image)|\$\d+(?:[.,]\d+)? (?:each|flat|hourly|monthly|one time)|\bonly \$?\d+ ?(?:\$|usd|eur)?|(?<!\d)\d+ ?(?:\$|usd|€) ?(?:per|each|\/hr|por)|\bone time fee\b|\b\d+ usd\b|\bfor \$\d+\b|\bfor (?:only )?\$\d|\d\$\/hr/,
  /\b(?:limited spots|spots are limited|last chance|act now|claim (?:it|your|yours|here)|register (?:today|now)|sign up|get started|start now|order (?:now|at)|apply here|registrese|juega ya|oferta limitada|don'?t miss|instant (?:download|start|approval)|click (?:here|the link)|press the link|book now|join (?:the|our)|today only|special offer|limited time|this month only|promocion de este mes)\b/,
  /\b(?:per month|al mes|mensual|\d+% (?:off|discount|commission)|commission|lifetime access|guaranteed|garantizad[ao]s?|100% (?:unique|non drop|natural)|win-win|next level|24\/7|las 24 horas)\b/,
  /\b(?:kindly|get back to me|reply (?:to my|yes|with|for|stop)|text me back|text \w+ to get|let me know (?:your price|if you(?:'d| would)|a good time)|do you accept proposals|collaborat\w+|partnership|cooperation|look forward to (?:working|a partnership)|quedo atento|private (?:e-?mail|address)|direct e-?mail|good faith|god bless)\b/,
  /\b(?:years? of experience|years experience|from india|reasonable (?:cost|price)|affordable price|very affordable|precio muy economico|native english|low rates|competitive price|best prices?|unlimited revisions|portfolio|one chance|certified)\b/,
  /\b(?:telegram|skype|discord gg|wechat)\b|微信|телеграм|카톡/,
  /\bdid you know\b|\bsabia que\b|\b\d\d% of people\b|\bjust a heads up\b|\blast month \d|\blast month\b.{0,60}\bcompetitor\b|\bi ran a\b|\bfound (?:several|some|three) (?:quick wins|issues|broken)\b|\bthe report i promised\b|\bspotted (?:three|some|several)\b/,
  /\b(?:solicite|pida|pidanos|conteste|responda|envienos|escriba al|llame hoy|confirme|inscriba\w*|inscripcion abierta|pruebe(?:lo)?|aproveche|registre\w*|regularice|abone|haga su pedido|hablamos\?|se la llevamos|mire mi|vea (?:la|nuestr\w+))\b|\b(?:primer (?:mes|equipo) (?:gratis|sin)|muestra (?:gratis|sin compromiso)|clase gratuita|estudio (?:gratuito|sin compromiso)|consulta sin costo|precio especial|ultimas? (?:plazas?|oportunidad)|plazas limitadas|quedan \w+ espacios?|(?:usted )?(?:no paga nada|solo paga|paga solo|pague (?:solo|despues))|en 24 horas|\d+ ?% de (?:descuento|ahorro)|de mayoreo|al mayoreo|pedido minimo)\b/,
  /\b(?:reply (?:book|yes|demo|with|for)|want to see samples|ask for the (?:price|sheet)|see if you qualify|see (?:plans|pricing)|sign (?:me|you) up|today only|upgrade your|verify your|confirm your details|act (?:fast|today)|first (?:month|three minutes) free|(?:we|i) only take a share|packages? (?:from|of)|interested\?|should i go ahead|shall i|want me to|can i (?:email|send|show)|when (?:do you have|are you free|can we (?:talk|speak)))\b/,
  /\b(?:on us|on the house|no charge|free (?:one|until|group|week|messages|for readers)|join free|de regalo|por nuestra cuenta|sin (?:costo|pagar|cobrar\w*|que invierta)|no tiene costo|le regalamos|(?:gratis|free) (?:hasta|until)|never pay|(?:months?|days?|week) (?:at )?half price|a mitad de precio|spots? left|quedan? (?:un|dos|una) lugar(?:es)?)\b/,
];

/** The business is what the text is about, where customers speak of their own place. */
const yourBusiness = [
  /\b(?:your|ur) (?:\w+ )?(?:business|company|firm|websites?|web ?site|site|homepage|brand|listing|industry|customers|clients|sales|revenue|competitors|crew|online presence|google|domain|e-?mails are|facebook page|store|property tax)\b|\b(?:owners?|companies|businesses|contractors) like yours?\b|\b(?:sites|companies|owners) like you\w*\b/,
  /\b(?:su|tu|vuestr[oa]) (?:\w+ )?(?:negocio|empresa|marca|ficha|web|pagina|sitio|competencia|sector|anuncio|facturacion|tienda|dominio|cartera|local comercial|instagram|proyecto)\b|\bsus (?:clientes|redes|empleados|ventas|competidores|camionetas)\b|\b(?:negocios|empresas) (?:como la suya|como el suyo|de su sector)\b/,
];

/** The sender offers, where customers ask. */
const pitch = [
  /\b(?:we|i)(?:'ll| can| could| will| also| would love to| may)* (?:offer|sell|provide|supply|license|print|ship|shop|build|rewrote|boost|fix (?:that|this)|add one|get you|help (?:owners|businesses|companies|contractors|you)|correct this|set (?:it|this) up|send (?:you )?(?:the|a|over)|pay (?:\$|\d)|buy used|appeal|publish|manage your|bring you|generate)\b|\bour (?:system|platform|software|tool|fund|agency|app|solution|service|method|prices?|quotation|clients)\b|\bi(?:'m| am) a (?:freelance|web|seo|copywriter|developer|virtual|digital|graphic)\b|\bwe are (?:a |an |the )?(?:\w+ ){0,2}(?:agency|manufacturers?|supplier|exporter|factory|provider|software company)\b/,
  /\b(?:ofrec(?:emos|e|o)|vend(?:emos|o)|compr(?:amos|o) su|le (?:hacemos|ofrec\w+|consegu\w+|llev\w+|instal\w+|regal\w+|envi\w+|arm\w+|administr\w+|adquir\w+|adapt\w+|muestro|respond\w+)|se los consegu\w+|cre(?:amos|o) (?:el|la|su)|disen(?:amos|o)|public(?:amos|o) su|promocion(?:amos|o)|registramos|traducimos|nosotros tramitamos|puedo (?:llevar|mandarle|hacerle|ayudarle)|nuestr[oa] (?:sistema|plataforma|software|metodo|agencia|catalogo|recepcionista|app))\b|\bsomos (?:una? )?(?:\w+ )?(?:agencia|fabricantes?|mayoristas?|imprenta|distribuidor\w*|desarrollador\w*)\b|\bsoy (?:un )?(?:community manager|disenador|programador|desarrollador|especialista|experto)\b/,
  /\bwe (?:\w+ly )?(?:place|turn|make|record|migrate|mail|translate|complete|compare|advance|handle|connect|recover|settle|delete|answer|specialise|represent|publish|wrote) (?:your|the|you|one|up|more|late|led|it for|boxes|a|for|about|our|private)\b|\bi(?:'m| am) (?:a|an) (?:\w+ )?(?:expert|specialist|advisor|consultant|coach|trader|copywriter|editor)\b|\bi (?:trade|sell|design|build) \b/,
  /(?<!no )\b(?:le|les|se l[oa]s?) (?!pag|escrib|llam|pid|compr)\w{3,}mos\b|\b(?:fabricamos|grabamos|recuperamos|borramos|atendemos|manejamos|migramos|suministramos|regalamos|recolectamos|formamos)\b|\b(?:hago|edito) (?:videos|reels|paginas|disenos)\b|\bsoy (?:\w+ ){0,2}(?:editor|disenador\w*|consultor\w*|asesor\w*)\b/,
];

export const offerPhrases = {
  'search-engines': searchEngines,
  articles,
  money,
  promotion,
  'business-services': businessServices,
  scam: scams,
  'sales-talk': salesTalk,
  'your-business': yourBusiness,
  pitch,
} as const;
