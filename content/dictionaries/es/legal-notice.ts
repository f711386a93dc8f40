import { constants } from '#domain/constants.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';

const owner = site.owner.value;
const { inactiveMonths } = constants;

/** `/legal#aviso-legal`. */
export const notice = {
  id: 'aviso-legal',
  title: 'Aviso legal',
  blocks: [
    {
      heading: 'Quién está detrás de este sitio',
      paragraphs: [],
      points: [
        `Titular: ${owner.name}`,
        `NIF: ${owner.nif}`,
        `Domicilio: ${owner.address}`,
        `Correo: ${owner.email}`,
        `Teléfono: ${owner.phone}`,
        ...(people.whatsapp.value ? [`WhatsApp: ${people.whatsapp.value}`] : []),
      ],
    },
    {
      heading: 'Qué ofrece',
      paragraphs: [
        'Orientación vocacional y tres tests: de intereses, de valores y de personalidad. Los tests y la cuenta son gratuitos. El precio de cualquier otro servicio, con sus impuestos, te lo diremos antes de que contrates nada.',
        'La orientación que damos no es una profesión regulada ni un servicio sanitario, y no necesita autorización previa. La persona titular actúa como particular: no hay sociedad inscrita en un registro mercantil. No estamos adheridos a ningún código de conducta.',
        'Los tests son nuevos y exploratorios. No son una evaluación psicológica ni académica, y no garantizan la admisión en ninguna universidad.',
      ],
      points: [],
    },
    {
      heading: 'Uso del sitio',
      paragraphs: [
        'Los textos, los dibujos y las preguntas de los tests no se pueden copiar ni publicar sin permiso. Tu resultado es tuyo: guárdalo, imprímelo y compártelo con quien quieras.',
        'Los enlaces a otros sitios llevan a páginas que no dependen de nosotros y que tienen sus propias condiciones.',
      ],
      points: [],
    },
  ],
  tables: [],
};

/** `/legal#clausula`: what forms link to. */
export const clause = {
  id: 'clausula',
  title: 'Cláusula de los formularios',
  blocks: [],
  tables: [
    {
      caption: 'Información básica sobre protección de datos',
      columns: ['Apartado', 'Información'],
      rows: [
        ['Responsable', `${owner.name} (${owner.email})`],
        [
          'Finalidad',
          'Crear y mantener tu cuenta, guardar tus tests y tus resultados, enviártelos por correo si lo pides y ordenar con ellos lo que te mostramos.',
        ],
        [
          'Base',
          'Prestarte el servicio que pides y tu consentimiento al aceptar esta política. Tu edad la declaras tú.',
        ],
        [
          'Destinatarios',
          'Proveedores que tratan los datos por encargo nuestro. No se ceden a nadie más, salvo obligación legal.',
        ],
        [
          'Derechos',
          'Acceder, rectificar, suprimir, limitar, llevarte tus datos, oponerte y retirar el consentimiento.',
        ],
        ['Plazo', `Hasta que los borres, o tras ${inactiveMonths} meses sin usar la cuenta.`],
        ['Más información', 'La política de privacidad completa está en esta misma página.'],
      ],
    },
  ],
};
