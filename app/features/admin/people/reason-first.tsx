import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { ListedPerson } from '#app/data/admin/admin-people.ts';
import { WhyForm } from '#app/features/admin/why-form.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Before a record is opened: whose, as far as a list has said it, and what for. */
export function ReasonFirst({
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
    <WhyForm
      label={words.why}
      help={words.whyHelp}
      problem={words.whyProblem}
      submit={words.open}
      isBusy={isBusy}
      send={look}
    >
      <p>{name ? fill(words.asking, { name }) : words.askingUnnamed}</p>
      {isUnreachable && (
        <Notice tone="error">
          <p>{copy.unreachable}</p>
        </Notice>
      )}
    </WhyForm>
  );
}
