// How wishes are told in Spanish; what is compared is in small letters and without accents.
import type { WishWords } from './wishes.ts';

const no =
  '(?:sin|no (?:quiero|me (?:gust(?:an?|aria)|banco|late|laten|cuadra|entran?)|estar|entiendo|tenga|haya|lleve|usar?|soporto|aguanto|se)|odio|me (?:choca|carga|aburren?|cuestan?)|nada de|pocas?|que no (?:tenga|lleve|use|sea|haya)|detesto)';

/** What stands before a thing that one would be or do. */
const wanting =
  '(?:(?:yo|quiero|quisiera|me|gustaria|encantaria|ser|hacerme|volverme|trabajar de|como|dedicarme a|vivir de|una?|el|la|los|las) )*';

const crimes =
  '(?:narco|ladron|rater|delincuente|pandiller|mar[ae]ro|contraband|terrorist)\\w*|criminal(?:es)?|pirata|dealer';

const crimesDone =
  '(?:matar|asesinar|robar|asaltar|estafar|secuestrar|extorsionar|traficar|lavar dinero)(?: \\w+){0,3}|(?:vender|mover|pasar|cocinar)(?: con)? (?:drogas?|merca|coca\\w*|mota|marihuana|armas)|hackear (?:cuentas|bancos|a mi ex)';

const fortunes =
  'vidente|tarotistas?|(?:adivinar|ver|predecir|leer) (?:el futuro|la suerte|las cartas|el tarot|la mano)';

const family =
  '(?:trabajar|chambear|laburar|camellar) (?:con|en|para) (?:\\w+ )*mis? (?:papa|mama|padre|madre|famil|herman|ti[oa]|abuel|prim|novi|amig|viej)\\w*';

export const wishWords: WishWords = {
  told: [
    [
      'no-maths',
      new RegExp(
        `${no}(?: \\w+){0,3} (?:mate(?:s|matica)?s?|numeros|calculos?|algebra)|(?:\\b(?:mal[oa]|negad[oa]|burr[oa]|pesim[oa])|da[ns]? (?:mal|fatal|pesimo))(?: \\w+){0,3} (?:mate(?:s|matica)?s?|numeros|calculos?|algebra)`,
      ),
    ],
    ['unwanted', new RegExp(`${no}(?: \\w+){0,3} (?:sangre|heridas|agujas)`)],
    [
      'machines',
      /(?:\bno|nunca|jamas)(?: \w+){0,3} (?:quit|reempla[zc]|sustitu[iy]|desapare[cz]|automatiz)\w*|\b(?:quit|reempla[zc]|sustitu[iy])\w*(?: \w+){0,2} (?:ia|robots?|maquinas?|inteligencia artificial)\b|\b(?:a prueba de|sin) (?:ia|robots|inteligencia artificial)\b/,
    ],
    [
      'alone',
      new RegExp(
        `${no}(?: \\w+){0,4} (?:gente|personas|publico|clientes|nadie|habl[ae]r?|hablen?)|\\b(?:trabajar sol[oa]|sol[oa] y tranquil|introvertid|timid)\\w*`,
      ),
    ],
    [
      'moving',
      new RegExp(
        `${no}(?: \\w+){0,3} (?:sentad[oa]s?|oficina|escritorio|encerrad[oa]s?|silla)|\\b(?:moverme|estar en movimiento|activ[oa] todo)\\b`,
      ),
    ],
    [
      'short',
      new RegExp(
        `(?:${no}(?: \\w+){0,2}|no) estudiar (?:tanto|mucho|tantos|anos)|carreras? (?:cortas?|rapidas?)|\\b(?:(?:en|de) (?:poco tiempo|uno?s? anos?|un ano|dos anos|2 anos|1 ano)|pocos anos|estudiar poco|rapido de estudiar|cortas?|(?:sea|algo|muy) cort[oa]s?|empezar a trabajar pronto|(?:trabajar|laburar|chambear|camellar|currar) (?:ya|pronto|rapido|enseguida))\\b|${no} (?:ir a la )?universidad|${no} que estudiar`,
      ),
    ],
    [
      'easy-entry',
      /\b(?:nota (?:de corte )?baja|sin nota|facil(?:es)?(?! trabajo)|baja nota|poca nota|nota minima)\b/,
    ],
    [
      'money',
      /\b(?:dinero|plata|billete|lana|guita|pasta|sueldos?|salarios?|(?:(?:ser|hacerme|hacerse|volverme) )ric[oa]s?|millonari[oa]s?|forrarme|(?:bien|mejor|mas|mucho) pagad[oa]s?|pag[ua]en? (?:bien|mas|mucho|mejor)|paguen|pagan|gan[ae]n? (?:bien|mas|mucho)|ganar (?:bien|mas|mucho))\b/,
    ],
    [
      'jobs',
      /\b(?:salidas?(?: laborales?| profesionales?)?|con (?:trabajo|empleo) seguro|trabajo seguro|empleo seguro|con futuro|futuro|demandad[oa]s?|mas empleo|encontrar trabajo|conseguir trabajo|facil trabajo)\b/,
    ],
    [
      'home',
      /\b(?:desde (?:la |mi )?casa|en (?:la |mi )?casa|remot[oa]s?|teletrabaj\w+|home ?office|online|a distancia|por internet|freelance|nomada digital)\b/,
    ],
    [
      'public',
      /\b(?:funcionari[oa]s?|oposicion(?:es)?|trabajar (?:para el|en el) (?:estado|gobierno)|plaza fija|estable|estabilidad|fij[oa])\b/,
    ],
    [
      'animals',
      /\b(?:animal(?:es|itos)?|perr(?:os?|itos?)|gat(?:os?|itos?)|caballos?|mascotas?|fauna|vacas|ovejas|cerdos|gallinas|conejos|abejas|tortugas|serpientes|pajaros|aves|bichos|delfines|peces)\b/,
    ],
    [
      'children',
      /\b(?:nin[oa]s?|ninit[oa]s|chic[oa]s pequen[oa]s|chiquit[oa]s|peques|pequen[oa]s|bebes?|infancia|guaguas|wawas|chamac[oa]s|chavit[oa]s|pibit[oa]s|nen[ea]s|peladit[oa]s|guris(?:es)?|cipot[ea]s|patoj[oa]s|chavales|(?:pibes|nenes) (?:de|del) jardin)\b/,
    ],
    [
      'travel',
      /\b(?:viaj\w+|conocer (?:el )?mundo|recorrer (?:el )?mundo|conocer (?:otros )?paises|otros paises|por el mundo|vivir (?:fuera|en (?:europa|espana|otro pais))|irme (?:a vivir|del pais|a otro pais|fuera)(?: (?:a|en) \w+)?|en el extranjero|turismo y viajes|volar)\b/,
    ],
    [
      'farm',
      /\b(?:campo|granjas?|fincas?|chacras?|ranchos?|milpas?|parcelas?|agricultura|ganaderia)\b/,
    ],
    [
      'plants',
      /\b(?:plantas?|plantitas?|flores|arboles|huert[oa]s?|cultiv\w+|sembrar|sembrando)\b/,
    ],
    [
      'outdoors',
      /\b(?:aire libre|naturaleza|fuera de (?:la )?oficina|monte|montana|bosques?|exterior(?:es)?)\b/,
    ],
    [
      'hands',
      /\b(?:(?:con (?:las|mis) )?manos|manual(?:es)?|manualidades|arreglar cosas|construir cosas|reparar cosas|armar cosas|practic[oa]s?|desarmar)\b/,
    ],
    [
      'draw',
      /\b(?:dibuj\w+|pintar(?! (?:casas?|paredes|coches|carros|autos))|pintando|ilustrar|historietas?|comics?|manga|caricaturas)\b/,
    ],
    [
      'stage',
      /\b(?:bailar|bailando|cantar|cantando|actuar|actuando|tocar (?:musica|\w+ instrumento|la guitarra|el piano))\b/,
    ],
    ['art', /\b(?:arte|artistic[oa]s?|crear|creativ[oa]s?|creatividad|disenar|imaginacion)\b/],
    [
      'tech',
      /\b(?:computador(?:as?|es)?|compus?|ordenador(?:es)?|tecnologias?|tecnologic[oa]s?|programar|codigo|internet|informatic[oa]s?|pc)\b/,
    ],
    [
      'people',
      /\b(?:(?:con|tratar|trato|conocer|hablar con) (?:la |mucha )?(?:gente|personas|publico)|sociable|hablar mucho)\b/,
    ],
    [
      'lives',
      /\b(?:salv(?:ar|ando) (?:vidas?|gente|personas)|rescatar|rescates?|primeros auxilios)\b/,
    ],
    [
      'elders',
      /\b(?:viej(?:os|itos|itas)|ancian[oa]s?|abuel[oa]s?|abuelit[oa]s?|adultos? mayor(?:es)?|personas mayores|gente mayor|tercera edad)\b/,
    ],
    ['sick', /\b(?:enferm[oa]s|pacientes|hospital(?:es)?|clinicas?)\b/],
    [
      'planet',
      /\b(?:ecolog\w+|(?:salvar|cuidar|proteger) (?:el |al |la |nuestro )?(?:medio ?ambiente|planeta|tierra|naturaleza)|cambio climatico|contaminacion)\b/,
    ],
    [
      'help',
      /\b(?:ayudar\w*|cuidar\w*|salvar el mundo|hacer el bien|cambiar el mundo|servir a los demas|ser util)\b/,
    ],
    [
      'unsure',
      /\b(?:no se (?:que|lo que)|ni idea|indecis[oa]|no tengo idea|que estudiar|que estudio|lo que sea|cualquier(?:a| cosa))\b/,
    ],
  ],
  noise:
    /\b(?:yo|me|mi|mis|te|se|lo|la|el|las|los|un|una|unos|unas|de|del|al|a|en|con|para|por|y|o|que|quiero|quisiera|queria|gustaria|gustan?|encantan?|amo|poder|puedo|ser|sea|estar|hacer|trabajar|trabaje|trabajo|estudiar|estudio|buscar?|busco|algo|alguna?|carreras?|profesion(?:es)?|empleo|dedicarme|vivir|mucho|mucha|muy|pagad[oa]s?|rapido|gente|personas|bien|bueno|buena|otros?|otras?|todo|tener|donde|haya|sin|no|rodead[oa]|cerca|demas|mas|cuidar\w*|ayudar\w*)\b/g,
  none: new RegExp(`^${wanting}(?:${crimes}|${crimesDone}|${fortunes}|${family})$`),
  refusal: /^(?:no |odio|detesto|nada de|sin )|\b(?:que|donde) no /,
};
