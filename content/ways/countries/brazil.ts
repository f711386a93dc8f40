import { dates, paper, type CountryWay } from '#content/ways/way.ts';

export const brazil: CountryWay = {
  code: 'BR',
  name: { es: 'Brasil', en: 'Brazil' },
  title: {
    es: 'Estudiar en España desde Brasil',
    en: 'Studying in Spain from Brazil',
  },
  access: 'homologation',
  ownLanguage: 'pt',
  ownWords: ['Ensino Médio', 'histórico escolar', 'cartórios'],
  diploma: [
    paper({
      id: 'way-br-diploma',
      es: 'Terminas el Ensino Médio. Lo que se presenta es el certificado con el histórico escolar.',
      en: 'You finish Ensino Médio. What you hand in is the certificate with the histórico escolar.',
      source: '2.º Ofício de Itaboraí, apostilamento de Haia',
      url: 'https://2oficioitaborai.com/?idPagina=23&pG=X19wYWdpbmFz',
      mark: 'S',
    }),
  ],
  papers: [
    paper({
      id: 'way-br-papers',
      es: 'La apostilla la ponen los cartórios autorizados, y el Consejo Nacional de Justicia (CNJ) publica cuáles.',
      en: 'Authorised cartórios issue the apostille, and the National Council of Justice (CNJ) publishes which.',
      source: 'Unicamp, DAC explica: apostila de Haia, 18-10-2024',
      url: 'https://dac.unicamp.br/portal/noticias/2024/10/18/dac-explica-apostila-de-haia',
      mark: 'V',
    }),
  ],
  year: [
    dates({
      id: 'way-br-year',
      es: 'En 2026 el año lectivo va de febrero a mediados de diciembre, con fechas de cada estado.',
      en: 'In 2026 the school year runs from February to the middle of December, with dates of each state.',
      source: 'Diário da Baixada, 22-01-2026',
      url: 'https://diariodabaixada.com.br/cotidiano/2026/01/22/calendario-escolar-2026-aulas-em-fevereiro-e-fim-do-recesso-longo.html',
      mark: 'S',
    }),
  ],
  yearEnds: 'november-december',
  more: [],
};
