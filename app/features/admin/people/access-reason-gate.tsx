import type { ListedPerson } from '#app/data/admin/people.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { WhyForm } from '#app/features/admin/frame/why-form.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** Before a record is opened: whose, as far as a list has said it, and what for. */
export function AccessReasonGate({
  listed,
  isUnreachable,
  isBusy,
  look,
  copy,
}: {
  listed: ListedPerson | undefined;
  isUnreachable: boolean;
  isBusy: boolean;
  look: (why: string) => void;
  copy: Copy;
}) {
  const words = copy.person;
  const name = listed && `${listed.full_name || copy.people.noName} (${listed.email})`;
  return (
    <WhyForm words={words} submit={words.open} isBusy={isBusy} send={look}>
      <p>{name ? fill(words.asking, { name }) : words.askingUnnamed}</p>
      <TextNotice tone="error" text={isUnreachable && copy.unreachable} />
    </WhyForm>
  );
}
