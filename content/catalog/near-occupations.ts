// Careers whose figures come from an occupation that is near and not the same, with what differs: judged by holding O*NET's task
// statements against what our pages say one does. Careers that are not here were judged equal. Their pages print the
// sentence, so that nobody takes a neighbour's figures for one's own. Keys: ids of `careers.ts`.
import type { Words } from './words.ts';

export const nearOccupations: Readonly<Record<string, Words>> = {
  'cuidados-en-salud-mental': {
    es: 'Medido con la ocupación de auxiliares de psiquiatría de Estados Unidos, que toma más medidas y contiene más; aquí pesa más la compañía diaria.',
    en: 'Measured with the occupation of psychiatric technicians in the United States, who measure and restrain more; here daily company weighs more.',
  },
  podologia: {
    es: 'Medido con la ocupación de podología de Estados Unidos, que opera y receta más que la española.',
    en: 'Measured with the occupation of podiatrists in the United States, who operate and prescribe more than in Spain.',
  },
  'optica-y-optometria': {
    es: 'Medido con la ocupación de optometría de Estados Unidos, que también trata enfermedades del ojo con medicamentos.',
    en: 'Measured with the occupation of optometrists in the United States, who also treat eye diseases with drugs.',
  },
  'anatomia-patologica': {
    es: 'Medido con la ocupación de patología, que es la mitad del microscopio: la medicina forense no tiene cifras propias.',
    en: 'Measured with the occupation of pathologists, the half at the microscope: forensic medicine has no figures of its own.',
  },
  'nutricion-y-dietetica': {
    es: 'Medido con la ocupación de dietistas y nutricionistas con grado; con FP se llega a dietista, con menos atribuciones.',
    en: 'Measured with the occupation of dietitians and nutritionists with a degree; FP leads to the narrower work of a dietitian.',
  },
  'analisis-clinicos': {
    es: 'Medido con la ocupación de quien hace los análisis con un grado; la del especialista que los firma no tiene cifras.',
    en: 'Measured with the occupation of those who make the analyses with a degree; the specialist who signs them has no figures.',
  },
  radioterapia: {
    es: 'Medido con la ocupación de quien trata a pacientes; la dosimetría, que el título también enseña, es otra ocupación en O*NET.',
    en: 'Measured with the occupation that treats patients; dosimetry, which the title teaches too, is another occupation in O*NET.',
  },
  'asistencia-dental': {
    es: 'Medido con la ocupación de asistencia dental, que en España no tiene un título propio: se llega por los cuidados auxiliares.',
    en: 'Measured with the occupation of dental assistants, which has no title of its own in Spain: nursing assistance leads there.',
  },
  'preparacion-laboral': {
    es: 'Medido con la ocupación de consejería de rehabilitación, que planea desde un despacho; aquí también se acompaña en el puesto.',
    en: 'Measured with the occupation of rehabilitation counsellors, who plan from an office; here one also trains people at work.',
  },
  'animacion-en-residencias': {
    es: 'Medido con la ocupación de terapia recreativa de Estados Unidos, que allí es clínica y pide un grado; las actividades son las mismas.',
    en: 'Measured with the occupation of recreational therapists, clinicians with a degree in the United States; the activities are the same.',
  },
  'educacion-infantil-de-cero-a-tres': {
    es: 'Medido con la ocupación de educación infantil de Estados Unidos, que atiende hasta los cinco años.',
    en: 'Measured with the occupation of preschool teachers in the United States, whose children are up to five.',
  },
  'docencia-de-formacion-profesional': {
    es: 'Medido con la ocupación de docencia técnica después de secundaria; con FP se llega solo como formadora o formador de algunas especialidades.',
    en: 'Measured with the occupation of technical teachers after secondary school; FP alone leads to training in a few specialities.',
  },
  'docencia-universitaria': {
    es: 'Medido con la ocupación de quien enseña educación en la universidad: el mismo trabajo con una sola materia.',
    en: 'Measured with the occupation of those who teach education at universities: the same work with one subject.',
  },
  'mediacion-de-conflictos': {
    es: 'Medido con una ocupación que junta arbitraje y mediación: quien arbitra decide, quien media no decide por nadie.',
    en: 'Measured with one occupation of arbitrators and mediators: the first decide, a mediator decides for nobody.',
  },
  'gobierno-y-politica': {
    es: 'Medido con la ocupación de quien hace leyes en un parlamento; asesorar o dirigir una administración no está en ella.',
    en: 'Measured with the occupation of legislators; advising and running an administration are not in it.',
  },
  'restauracion-de-obras-de-arte': {
    es: 'Medido con la ocupación de técnica y conservación de museos, que también monta exposiciones.',
    en: 'Measured with the occupation of museum technicians and conservators, who also mount exhibitions.',
  },
  filosofia: {
    es: 'Medido con la ocupación de quien enseña filosofía y religión en la universidad: O*NET no tiene otra de filosofía.',
    en: 'Measured with the occupation of university teachers of philosophy and religion: O*NET has no other of philosophy.',
  },
  teologia: {
    es: 'Medido con la ocupación de ministros de culto; quien investiga teología no está en ella.',
    en: 'Measured with the occupation of clergy; the academic theologian is not in it.',
  },
  'relaciones-internacionales': {
    es: 'Medido con la ocupación de análisis de inteligencia policial: el mismo oficio de reunir, contrastar y escribir. La diplomacia no tiene cifras.',
    en: 'Measured with the occupation of intelligence analysts of the police: the same craft of gathering, checking and writing. Diplomacy has no figures.',
  },
  'proteccion-civil': {
    es: 'Medido con la ocupación de quien dirige emergencias; con FP se empieza coordinando, por debajo de ese nivel.',
    en: 'Measured with the occupation of those who direct emergency management; FP begins with coordinating, below that level.',
  },
  'aduanas-y-fronteras': {
    es: 'Medido con la ocupación de aduanas y fronteras, que es la parte fiscal y fronteriza; la Guardia Civil también patrulla campo y carretera.',
    en: 'Measured with the occupation of customs and border officers; the Guardia Civil also patrols the country and the roads.',
  },
  edicion: {
    es: 'Medido con la ocupación de quien edita textos; con FP se llega antes a la producción y a la asistencia editorial.',
    en: 'Measured with the occupation of editors of texts; FP leads first to production and to assisting in publishing.',
  },
  escritura: {
    es: 'Medido con la ocupación de escritoras y escritores, cuyas tareas en O*NET son sobre todo de redacción publicitaria.',
    en: 'Measured with the occupation of writers and authors, whose tasks in O*NET are mostly those of advertising copy.',
  },
  literatura: {
    es: 'Medido con la ocupación de quien enseña lengua y literatura inglesas en la universidad: O*NET no tiene otra de filología.',
    en: 'Measured with the occupation of university teachers of English language and literature: O*NET has no other of philology.',
  },
  'lenguas-extranjeras': {
    es: 'Medido con la ocupación de quien enseña lenguas y literaturas extranjeras en la universidad.',
    en: 'Measured with the occupation of university teachers of foreign languages and literature.',
  },
  'subtitulacion-y-estenotipia': {
    es: 'Medido con la ocupación de taquigrafía judicial y subtitulado en directo; en España los juicios se graban en video.',
    en: 'Measured with the occupation of court reporters and live captioners; Spanish courts record on video.',
  },
  'locucion-y-doblaje': {
    es: 'Medido con la ocupación de locución de radio; doblar es trabajo de actriz o de actor, que es otra ocupación.',
    en: 'Measured with the occupation of radio announcers; dubbing is the work of an actor, another occupation.',
  },
  'diseno-industrial': {
    es: 'Medido con la ocupación de diseño industrial con grado; con FP se desarrollan productos mecánicos ya definidos.',
    en: 'Measured with the occupation of industrial designers with a degree; FP develops mechanical products already defined.',
  },
  estetica: {
    es: 'Medido con la ocupación de cuidado de la piel, que trata la cara; aquí hay también cuerpo y depilación.',
    en: 'Measured with the occupation of skincare specialists, who treat faces; here there is also the body and hair removal.',
  },
  paisajismo: {
    es: 'Medido con la ocupación de arquitectura del paisaje; con FP se diseñan jardines que no piden un proyecto firmado.',
    en: 'Measured with the occupation of landscape architects; FP designs gardens that need no signed project.',
  },
  'direccion-de-obra': {
    es: 'Medido con la ocupación de jefatura de obra; la dirección de obra que pide la ley es de arquitectura o arquitectura técnica.',
    en: 'Measured with the occupation of construction managers; the direction of works that the law asks for belongs to architects and technical architects.',
  },
  topografia: {
    es: 'Medido con la ocupación de topografía con grado; con FP se levantan terrenos y se replantean obras sin firmar el trabajo.',
    en: 'Measured with the occupation of surveyors with a degree; FP surveys land and sets out works without signing them.',
  },
  carpinteria: {
    es: 'Medido con la ocupación de carpintería de obra, de estructuras y encofrados; el título también hace puertas, cocinas y suelos.',
    en: 'Measured with the occupation of construction carpenters, of frames and formwork; the title also makes doors, kitchens and floors.',
  },
  'energias-renovables': {
    es: 'Medido con la ocupación de ingeniería solar; el viento, el agua y la biomasa no están en sus cifras.',
    en: 'Measured with the occupation of solar energy engineers; wind, water and biomass are not in its figures.',
  },
  'ingenieria-naval': {
    es: 'Medido con una ocupación que junta ingeniería y arquitectura navales y parte del trabajo a bordo.',
    en: 'Measured with one occupation of marine engineers and naval architects, with some of the work aboard.',
  },
  'ingenieria-de-telecomunicacion': {
    es: 'Medido con la ocupación de sistemas de voz y datos de empresas; la ingeniería española también diseña radio, señales y redes.',
    en: 'Measured with the occupation of voice and data systems of companies; the Spanish degree also designs radio, signals and networks.',
  },
  'inteligencia-artificial': {
    es: 'Medido con la ocupación de investigación en informática, más amplia que la inteligencia artificial.',
    en: 'Measured with the occupation of computer and information research scientists, wider than artificial intelligence.',
  },
  'diseno-de-interfaces': {
    es: 'Medido con la ocupación de diseño web y de interfaces, que también mantiene sitios en marcha.',
    en: 'Measured with the occupation of web and interface designers, who also keep websites running.',
  },
  'redes-y-telecomunicaciones': {
    es: 'Medido con la ocupación de quien diseña redes; con FP se empieza por instalarlas y mantenerlas.',
    en: 'Measured with the occupation of those who design networks; FP begins with installing and maintaining them.',
  },
  'hidrologia-y-oceanografia': {
    es: 'Medido con la ocupación de hidrología, que trata aguas dulces: O*NET no tiene una de oceanografía.',
    en: 'Measured with the occupation of hydrologists, who study fresh water: O*NET has none of oceanographers.',
  },
  'gestion-del-agua': {
    es: 'Medido con la ocupación de quien planea y modela el agua con un grado; operar una depuradora es otra ocupación.',
    en: 'Measured with the occupation of those who plan and model water with a degree; running a treatment plant is another.',
  },
  'ingenieria-agronomica': {
    es: 'Medido con la ocupación de ingeniería agrícola, de máquinas, riego y edificios; aquí también hay cultivos y suelos.',
    en: 'Measured with the occupation of agricultural engineers, of machines, water and buildings; here there are also crops and soils.',
  },
  'recursos-humanos': {
    es: 'Medido con la ocupación de especialistas en personal; con FP se entra por su administración.',
    en: 'Measured with the occupation of human resources specialists; FP comes in by its administration.',
  },
  emprendimiento: {
    es: 'Medido con la ocupación de dirección general de organizaciones hechas; fundar algo pequeño no está en sus cifras.',
    en: 'Measured with the occupation of chief executives of grown organizations; founding something small is not in its figures.',
  },
  'relaciones-laborales': {
    es: 'Medido con la ocupación de quien negocia con sindicatos; las nóminas y la Seguridad Social, que aquí llenan el día, no están en ella.',
    en: 'Measured with the occupation of those who negotiate with unions; payroll and Social Security, which fill the day in Spain, are not in it.',
  },
  'inspeccion-de-hacienda': {
    es: 'Medido con la ocupación de quien revisa y cobra impuestos, más cerca de la técnica de Hacienda que de la inspección.',
    en: "Measured with the occupation of tax examiners and collectors, nearer to Spain's tax technicians than to its inspectors.",
  },
  banca: {
    es: 'Medido con la ocupación de quien concede préstamos, una parte del trabajo de una oficina.',
    en: 'Measured with the occupation of loan officers, a part of what a branch does.',
  },
  marketing: {
    es: 'Medido con la ocupación de dirección de marketing; se empieza como técnica o técnico, con FP o con grado.',
    en: 'Measured with the occupation of marketing managers; one begins as a technician, with FP or with a degree.',
  },
  publicidad: {
    es: 'Medido con la ocupación de dirección de publicidad; se empieza como técnica o técnico, con FP o con grado.',
    en: 'Measured with the occupation of advertising managers; one begins as a technician, with FP or with a degree.',
  },
  'marketing-digital': {
    es: 'Medido con la ocupación de estrategia en buscadores; llevar redes sociales no está en sus cifras.',
    en: 'Measured with the occupation of search marketing strategists; running social networks is not in its figures.',
  },
  'administracion-publica': {
    es: 'Medido con la ocupación de quien dirige los servicios internos de una organización; tramitar expedientes no está en ella.',
    en: 'Measured with the occupation of managers of internal services; an official who handles files is not in it.',
  },
  'comercio-internacional': {
    es: 'Medido con la ocupación de dirección de la cadena de suministro; vender en otros países no está en sus cifras.',
    en: 'Measured with the occupation of supply chain managers; selling abroad is not in its figures.',
  },
  'entrenamiento-deportivo': {
    es: 'Medido con la ocupación de quien entrena y busca talento; cada deporte tiene su propio título, y las cifras son las mismas para todos.',
    en: 'Measured with the occupation of coaches and scouts; every sport has its own title, and the figures are the same for all.',
  },
  'educacion-fisica': {
    es: 'Medido con la ocupación de educación física adaptada, la única que hay: más discapacidad que en un instituto corriente.',
    en: 'Measured with the occupation of adapted physical education, the only one there is: more disability than in an ordinary school.',
  },
  'gestion-deportiva': {
    es: 'Medido con la ocupación de dirección de centros de ocio, donde pesan parques y cruceros.',
    en: 'Measured with the occupation of managers of leisure centres, where parks and cruises weigh.',
  },
};
