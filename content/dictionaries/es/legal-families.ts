import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';

const { email } = site.owner.value;
const { ageOfConsentYears: age, minorAnswerDays, outsideRequestDays } = constants;

/** `/legal#familias`: what parents can do, and what happens with the account of a child. `docs/minors.md` is its other side. */
export const families = {
  id: 'familias',
  title: 'Menores de edad y familias',
  blocks: [
    {
      heading: `Si tienes menos de ${age} años`,
      paragraphs: [
        `Para crear una cuenta hay que tener ${age} años o más. Antes de esa edad, el consentimiento lo da quien tenga tu patria potestad o tutela. El test se puede hacer sin cuenta, en este navegador, y así enseñar el resultado en casa.`,
      ],
      points: [],
    },
    {
      heading: 'Si eres su madre, su padre o su tutor',
      paragraphs: [
        `Si tu hija o tu hijo tiene menos de ${age} años, puedes ejercer sus derechos: saber qué hay en su cuenta, corregirlo, congelarlo o borrarlo. Escribe a ${email}.`,
      ],
      points: [
        'Dinos el correo de la cuenta y qué quieres que hagamos. No mandes documentos en ese primer mensaje.',
        'Te pediremos que muestres quién eres y que representas a esa persona: por ejemplo, tu identificación y el acta de nacimiento, el libro de familia o la resolución de tutela. Puedes tapar lo que no haga falta.',
        'Los miramos y no los guardamos: anotamos solo que los vimos y qué día.',
        'Mientras lo vemos, la cuenta queda congelada: nada se borra y nada se usa.',
        `Respondemos en el plazo de un mes. Quién lo pidió y cómo escribirle se borra ${outsideRequestDays} días después de responder.`,
        `A partir de ${age} años, esos derechos los ejerce tu hija o tu hijo. Escríbenos igualmente si algo te preocupa: te diremos qué se puede hacer y cómo.`,
      ],
    },
    {
      heading: `Si una cuenta es de alguien con menos de ${age} años`,
      paragraphs: [
        `En cuanto lo sabemos, la congelamos y avisamos a su correo para que lo lea en casa. Quien la representa tiene ${minorAnswerDays} días para escribirnos: puede llevarse los datos o pedir que los borremos. Si nadie escribe, la cuenta se borra.`,
        `¿Conoces una cuenta así? Dínoslo en ${email}.`,
      ],
      points: [],
    },
    {
      heading: 'Si vives en América Latina',
      paragraphs: [
        'Este sitio se dirige desde España y aplica la ley española y europea. La de tu país puede darte más derechos, o pedir que quien te representa autorice el uso de tus datos hasta los 18 años. Por eso, si eres menor de edad, crea tu cuenta junto a tu madre, tu padre o quien te represente, o haz los tests sin cuenta.',
      ],
      points: [],
    },
  ],
  tables: [],
};
