import '../styles/editor.css';
import type { Copy } from '#content/dictionaries/es/editor.ts';
import type { Locale } from '#domain/locale.ts';
import { editorRoleQuery } from '#app/data/editor/role.ts';
import { HiddenArea } from '#app/sign-in-parts/hidden-area.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** `/editor`: what the owner edits, for whom the server lets edit; for everybody else there is nothing here. */
export function Page({ copy }: { copy: Copy }) {
  return (
    <HiddenArea
      name="editor"
      notFound={copy.notFound}
      roleQuery={editorRoleQuery}
      isOpen={({ kind }) => kind === 'editor'}
      load={loadArea}
      titleOf={() => copy.editorTitle}
    >
      {({ parts: { EditorArea, words }, role }) => (
        <EditorArea mayPublish={role.mayPublish} copy={words} />
      )}
    </HiddenArea>
  );
}

async function loadArea(locale: Locale) {
  const [{ EditorArea }, words] = await Promise.all([
    import('#app/features/editor/editor-area.tsx'),
    loadWords(wordsOf('editor-area'), locale),
  ]);
  return { EditorArea, words };
}
