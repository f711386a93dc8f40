import { useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import type { LinkType } from '#app/data/account/auth.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { LinkCard } from '#app/ui/link-card.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { parsePasted, type MailLink } from './parse-link.ts';
import { SendNewLink } from './send-new-link.tsx';

/** A link whose end was cut off on its way (threat H25): takes the code of its mail, or sends another. */
export function IncompleteLink({
  type,
  copy,
  spent,
  errors,
  resendTo,
  onPasted,
}: {
  type: LinkType;
  copy: Copy['link']['incomplete'];
  spent: Copy['link']['spent'];
  errors: Copy['errors'];
  resendTo: () => { signup: string; recovery: string };
  /** The link that was found in what was pasted. */
  onPasted: (link: MailLink) => void;
}) {
  const id = `${useId()}-code`;
  const signIn = usePaths().to('auth');
  const [error, setError] = useState<string>();

  function read(form: HTMLFormElement) {
    const typed = new FormData(form).get('code');
    const link = parsePasted(typeof typed === 'string' ? typed : '', type);
    if (link) return onPasted(link);
    setError(copy.nothing);
    document.getElementById(id)?.focus();
  }

  return (
    <LinkCard title={copy.title} lead={copy.lead}>
      <Form onSend={read}>
        <TextField
          id={id}
          name="code"
          label={copy.code}
          help={copy.codeHelp}
          error={error}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit">{copy.open}</Button>
      </Form>
      {type !== 'email_change' && (
        <div className="stack">
          <h2 className="text-xl">{copy.another}</h2>
          <SendNewLink type={type} copy={spent} errors={errors} resendTo={resendTo} />
        </div>
      )}
      <p>
        <Link className="font-semibold" to={signIn} replace>
          {spent.signIn}
        </Link>
      </p>
    </LinkCard>
  );
}
