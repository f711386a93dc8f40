import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/centre-agreement.ts';

const owner = site.owner.value;

export const copy: Copy = {
  title: 'Data processing agreement',
  parties: `Between your centre, which is the controller of the data of the class, and ${owner.name}, with tax number ${owner.nif} and address ${owner.address}, who processes them on your behalf.`,
  clauses: [
    {
      title: 'What for',
      text: 'For guidance in class: your group takes tests of interests, values or personality, and each pupil decides what to show you. For nothing else: no advertising, no profiling, no research.',
    },
    {
      title: 'Which data, whose, and how long',
      text: 'Of each pupil: an alias, the answers, what they decide to share, your notes, the steps you agreed on and the next appointment; in an evening, the order their family guesses, which neither you nor your staff reads. Of your staff: the account and which groups they read. What belongs to a session is erased 90 days after it closes. Of a session that only counts, nothing but a number remains.',
    },
    {
      title: 'Your instructions',
      text: 'We process the data only as this agreement says and as you use them in your workspace. If something you ask for breaks the law, we tell you before doing it.',
    },
    {
      title: 'Confidentiality and security',
      text: 'Whoever works with the data is bound to secrecy. Connections are encrypted, your staff signs in with a second step, and each of them reads their own groups only.',
    },
    {
      title: 'Other companies',
      text: 'We use those named in the privacy policy, under the same obligations. If one changes we give 30 days’ notice, so that you can object and close your centre.',
    },
    {
      title: 'Rights and help',
      text: 'Each pupil sees, changes and withdraws their own with their card, without asking anybody. If you receive a request, we help you answer it. If a failure affects the data, we tell you without delay what we know.',
    },
    {
      title: 'The end',
      text: 'When you close your centre you have 30 days to download it; then everything is erased, and we confirm it if you ask. You may check how we comply: we give you the information and open the door to a reasonable audit.',
    },
    {
      title: 'What you bring',
      text: 'You inform the group, and the families where needed. You have a legal basis for the activity and the authorisations that your country asks for. You ask for no full names or documents as aliases.',
    },
  ],
};
