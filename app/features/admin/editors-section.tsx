import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorRefusal } from '#app/data/editor/ask-editor.ts';
import { editorsQuery, setEditor, type ContentEditor } from '#app/data/editor/editors.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { NoticeTone } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { formText } from '#app/ui/forms/form-text.ts';
import { useFreshCode } from './frame/fresh-code.tsx';
import { HolderList } from './frame/holder-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from './frame/use-admin-action.ts';

/** Who may edit the site's content, and who may publish it; nothing where this server has no editor. */
export function EditorsSection({ copy }: { copy: Copy }) {
  const words = copy.admins.editors;
  const query = useQuery(editorsQuery());
  const paths = usePaths();
  const withFreshCode = useFreshCode();
  const [outcome, setOutcome] = useState<{ tone: NoticeTone; text: string }>();
  const { isBusy, act } = useAdminAction();
  if (!query.data) return null;

  function give(email: string, role: ContentEditor['role']): void {
    act(
      () =>
        setEditor(email, role).then(
          () => true,
          (error: unknown) => {
            if (error instanceof EditorRefusal && error.status === 404) return false;
            throw error;
          },
        ),
      async (isKnown) => {
        setOutcome(
          isKnown
            ? { tone: 'success', text: fill(words.given, { email }) }
            : { tone: 'warn', text: copy.admins.notFound },
        );
        await query.refetch();
      },
      (came) => came === 'failed' && setOutcome({ tone: 'error', text: copy.unreachable }),
    );
  }

  async function take(email: string): Promise<void> {
    await withFreshCode(() => setEditor(email, null));
    await query.refetch();
  }

  return (
    <Section title={words.title} lead={words.lead} className="max-w-(--measure)">
      <p>
        <Link to={paths.to('editor')}>{words.open}</Link>
      </p>
      {outcome && <TextNotice {...outcome} />}
      <HolderList
        caption={words.title}
        holders={query.data.people.map(({ email, name, role }) => ({
          id: email,
          name: name || email,
          detail: `${email} · ${words.roles[role]}`,
          label: `${words.take}: ${email}`,
          question: fill(words.question, { email }),
          take: () => take(email),
        }))}
        words={{ take: words.take, keep: copy.admins.keep, failed: copy.unreachable }}
      />
      <Form
        onSend={(form) => {
          const said = new FormData(form);
          const role = formText(said, 'role') === 'publisher' ? 'publisher' : 'editor';
          give(formText(said, 'editor-email'), role);
        }}
      >
        <TextField
          label={copy.admins.email}
          type="email"
          name="editor-email"
          autoComplete="off"
          required
        />
        <FormSelect
          name="role"
          label={words.what}
          chosen="editor"
          options={(['editor', 'publisher'] as const).map((value) => ({
            value,
            label: words.roles[value],
          }))}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.give}
        </Button>
      </Form>
    </Section>
  );
}
