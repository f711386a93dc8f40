import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import type { families as spanish } from '#content/dictionaries/es/legal-families.ts';

const { email } = site.owner.value;
const { ageOfConsentYears: age, minorAnswerDays, outsideRequestDays } = constants;

export const families = {
  id: 'familias',
  title: 'Minors and families',
  blocks: [
    {
      heading: `If you are under ${age}`,
      paragraphs: [
        `To create an account you must be ${age} or older. Before that age, consent is given by whoever holds parental authority or guardianship over you. You can take the test without an account, in this browser, and show the result at home.`,
      ],
      points: [],
    },
    {
      heading: 'If you are their mother, father or guardian',
      paragraphs: [
        `If your child is under ${age}, you can exercise their rights: learn what is in their account, have it corrected, frozen or erased. Write to ${email}.`,
      ],
      points: [
        'Tell us the email address of the account and what you want us to do. Do not send documents in that first message.',
        'We will ask you to show who you are and that you represent this person: for example, your identity document and the birth certificate, the family record book or the decision on guardianship. You may cover whatever is not needed.',
        'We look at them and do not keep them: we write down only that we saw them, and on which day.',
        'While we look into it the account is frozen: nothing is erased and nothing is used.',
        `We answer within one month. Who asked, and how to write to them, is erased ${outsideRequestDays} days after the answer.`,
        `From the age of ${age}, your child exercises these rights. Write to us all the same if something worries you: we will tell you what can be done, and how.`,
      ],
    },
    {
      heading: `If an account belongs to a person under ${age}`,
      paragraphs: [
        `As soon as we know, we freeze it and send a message to its address, to be read at home. Whoever represents the child has ${minorAnswerDays} days to write to us: they can take the data along or ask us to erase it. If nobody writes, the account is erased.`,
        `Do you know of such an account? Tell us at ${email}.`,
      ],
      points: [],
    },
    {
      heading: 'If you live in Latin America',
      paragraphs: [
        'This site is run from Spain and applies Spanish and European law. The law of your country may give you more rights, or ask your legal representative to authorise the use of your data until you are 18. So, if you are a minor, create your account together with your mother, your father or whoever represents you, or take the tests without an account.',
      ],
      points: [],
    },
  ],
  tables: [],
} satisfies Dictionary<typeof spanish>;
