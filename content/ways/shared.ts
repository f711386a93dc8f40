import { dates, paper } from './way.ts';

/** What holds for every country, by the part of the page in which it stands. */
export const sharedFacts = {
  marks: [
    paper({
      id: 'ways-marks-resolution',
      es: 'La media de un título homologado se calcula con las instrucciones y escalas de una resolución del 23 de marzo de 2018: no la convierte la familia ni el colegio.',
      en: 'The mean of a recognised diploma is reckoned by the instructions and scales of a resolution of 23 March 2018: neither the family nor the school converts it.',
      source: 'Universidad de Sevilla, fase de extranjeros, curso 2022-23',
      url: 'https://www.us.es/comunicaciones-oficiales/preinscripcion-grado-curso-22-23-fase-de-extranjeros',
      mark: 'V',
    }),
  ],
  exams: [
    paper({
      id: 'ways-exams-list',
      es: 'Se hacen en centros de la UNED y en otros habilitados para ellas; la lista completa, según la UNED en 2018, aparece al inscribirse.',
      en: 'They are sat at centres of UNED and at others opened for them; the whole list, UNED said in 2018, appears when you register.',
      source: 'UNED, convocatorias y centros de examen de 2018',
      url: 'https://portal.uned.es/portal/page?_pageid=93,55593883,93_55593884&_dad=portal&_schema=PORTAL',
      mark: 'V',
    }),
  ],
  consulate: [
    paper({
      id: 'ways-consulate-residence',
      es: 'El visado de estudios se pide en la embajada o el consulado de España del país donde resides, que puede no ser el de tu pasaporte.',
      en: 'The study visa is applied for at the Spanish embassy or consulate of the country in which you live, which may not be that of your passport.',
      source: 'Universidad Pública de Navarra, estancia en España',
      url: 'https://www.unavarra.es/tramitacion-academica/sarbidea-eta-matrikula/atzerriko-ikasleentzako-sarbidea/estancia-en-espana?submenu=yes&languageId=100001',
      mark: 'V',
    }),
  ],
  passport: [
    paper({
      id: 'ways-passport-eu',
      es: 'Con pasaporte de un país de la Unión Europea (el italiano o el portugués, por ejemplo), del Espacio Económico Europeo o de Suiza no necesitas visado. Si te quedas más de tres meses, te inscribes en los tres primeros como ciudadano de la Unión, con matrícula, seguro y recursos.',
      en: 'With a passport of the European Union (an Italian or Portuguese one, for example), of the European Economic Area or of Switzerland you need no visa. If you stay more than three months you register within the first three as a citizen of the Union, with enrolment, insurance and means.',
      source: 'Universidad Pública de Navarra, estancia en España',
      url: 'https://www.unavarra.es/tramitacion-academica/sarbidea-eta-matrikula/atzerriko-ikasleentzako-sarbidea/estancia-en-espana?submenu=yes&languageId=100001',
      mark: 'V',
    }),
    paper({
      id: 'ways-passport-spanish',
      es: 'Con pasaporte español no hay visado ni registro de ciudadano de la Unión.',
      en: 'With a Spanish passport there is neither visa nor registration as a citizen of the Union.',
      source: 'Universitat Politècnica de Catalunya, registering as an EU resident',
      url: 'https://www.upc.edu/sri/en/mobility_office/students-mobility-office/incomings/legal-issues/at-your-arrival/eu-students-coming-for-less-than-6-months/registering-as-an-eu-resident',
      mark: 'V',
    }),
  ],
  transfer: [
    paper({
      id: 'ways-transfer-credits',
      es: 'Si ya estudias en la universidad, o terminaste una carrera sin homologarla, puedes pedir que te reconozcan créditos. Con 30 o más reconocidos, la facultad puede admitirte para continuar, sin pasar por las PCE.',
      en: 'If you are at university already, or finished a degree without its homologación, you can ask for your credits to be recognised. With 30 or more, the faculty may admit you to go on, without PCE.',
      source: 'UNED, reconocimiento de créditos para estudiantes extranjeros',
      url: 'https://www.uned.es/universidad/inicio/atencion-estudiante/reconocimiento-de-creditos-para-estudiantes-extranjeros.html',
      mark: 'V',
    }),
    paper({
      id: 'ways-transfer-or',
      es: 'Con una carrera terminada se elige: homologar el título o pedir reconocimiento de créditos. Las dos cosas a la vez no se pueden pedir.',
      en: 'With a finished degree one chooses: homologación of the degree or recognition of credits. Both at once cannot be asked for.',
      source: 'UNED, reconocimiento de créditos para estudiantes extranjeros',
      url: 'https://www.uned.es/universidad/inicio/atencion-estudiante/reconocimiento-de-creditos-para-estudiantes-extranjeros.html',
      mark: 'V',
    }),
  ],
  andalusia: [
    dates({
      id: 'ways-andalusia-dates-2026',
      es: 'Andalucía tiene una fase propia para extranjeros. Para 2026-27 se pedía del 6 al 19 de marzo, con prematrícula del 30 de abril al 6 de mayo y 400 € a cuenta, según la prensa. Las fuentes que leímos no mencionan PCE.',
      en: 'Andalusia has a phase of its own for foreigners. For 2026–27 one applied from 6 to 19 March, with pre-enrolment from 30 April to 6 May and 400 € on account, the press said. The sources we read do not mention PCE.',
      source: 'El Correo de Andalucía, 21-12-2025',
      url: 'https://www.elcorreoweb.es/andalucia/2025/12/21/andalucia-abre-marzo-plazo-estudiantes-125016255.html',
      mark: 'S',
    }),
    paper({
      id: 'ways-andalusia-who-2022',
      es: 'En 2022-23 era para quien tiene nacionalidad extranjera, terminó hace poco en un centro de fuera de España y había homologado su título o pedido la homologación. La nota que piden ha cambiado de un año a otro: léela en el boletín oficial (BOJA).',
      en: 'In 2022–23 it was for those of foreign nationality who had finished lately at a school outside Spain, with homologación granted or asked for. The mark they ask has changed from year to year: read it in the official gazette (BOJA).',
      source: 'Universidad de Sevilla, fase de extranjeros, curso 2022-23',
      url: 'https://www.us.es/comunicaciones-oficiales/preinscripcion-grado-curso-22-23-fase-de-extranjeros',
      mark: 'V',
    }),
  ],
  valencia: [
    paper({
      id: 'ways-valencia-2023',
      es: 'En la Comunitat Valenciana, las públicas aceptaban en 2023 la nota de acceso de la UNED junto con las PCE.',
      en: 'In the Valencian Community the public universities accepted, in 2023, UNED’s access grade beside the PCE.',
      source: 'Universitat Jaume I, acceso con estudios extranjeros, mayo de 2023',
      url: 'https://www.uji.es/perfils/estudiantat/v2/estudis/acces-estudisoficials/graus/viespreins-general/estrangers/',
      mark: 'V',
    }),
  ],
  madrid: [
    dates({
      id: 'ways-madrid-group-2025',
      es: 'En Madrid, las notas de corte de 2025-26 traían un grupo aparte para el Bachillerato homologado sin PCE. Suele tener menos plazas: mira si tu carrera aparece.',
      en: 'In Madrid the cut-off grades of 2025–26 had a group apart for the recognised diploma without PCE. It tends to have fewer places: see whether your degree is listed.',
      source: 'Lista del distrito de Madrid de 2025-26, en una copia publicada',
      url: 'https://github.com/asanzdiego/notas-de-corte-universidades-madrid-25-26',
      mark: 'S',
    }),
  ],
  scholarships: [
    dates({
      id: 'ways-scholarship-general-2022',
      es: 'La beca general del Ministerio pedía, en la convocatoria abierta en 2022, ser español, ciudadano de la UE o residir legalmente en España antes de acabar el año anterior. A quien es de la UE y no vive ni trabaja en España le daba solo la matrícula, según la prensa.',
      en: 'The Ministry’s general grant, in the call that opened in 2022, was for Spaniards, citizens of the EU, and those who resided legally in Spain before the year before ended. Citizens of the EU who neither live nor work in Spain got tuition alone, the press said.',
      source: 'laSexta, 30-03-2022',
      url: 'https://www.lasexta.com/noticias/sociedad/abierto-plazo-solicitar-becas-mec-requisitos-acceder-ayudas-proximo-curso_202203306242d62b56dbae00010513a4.html',
      mark: 'S',
    }),
    dates({
      id: 'ways-scholarship-salamanca-2021',
      es: 'En 2021 la Universidad de Salamanca y el Banco Santander ofrecieron a jóvenes de Colombia becas de grado con matrícula, alojamiento y comidas. No tenemos comprobada una convocatoria posterior.',
      en: 'In 2021 the University of Salamanca and Banco Santander offered young people from Colombia grants for degrees, with tuition, lodging and meals. We have not verified a later call.',
      source: 'El Tiempo, junio de 2021',
      url: 'https://www.eltiempo.com/vida/educacion/becas-en-espana-u-de-salamanca-abre-convocatoria-para-colombianos-594764',
      mark: 'S',
    }),
  ],
  refused: [
    paper({
      id: 'ways-refused-appeal',
      es: 'La denegación llega por escrito y dice qué recurso cabe y en qué plazo. Léela el mismo día: los plazos son cortos.',
      en: 'A refusal comes in writing and says which appeal there is and until when. Read it the same day: the time is short.',
      source: 'My Spanish Student Visa, guía sobre denegaciones',
      url: 'https://myspanishstudentvisa.com/blog/how-to-appeal-spain-student-visa-refusal/',
      mark: 'S',
    }),
  ],
};
