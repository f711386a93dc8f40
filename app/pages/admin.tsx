import '../styles/admin.css';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/admin.ts';
import type { Locale } from '#domain/locale.ts';
import { isAdminQuery } from '#app/data/account/profile.ts';
import { HiddenArea } from '#app/sign-in-parts/hidden-area.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** `/admin`: the admin area for an admin, as the server answers; for everybody else there is nothing here. */
export function Page({ copy }: { copy: Copy }) {
  const [search] = useSearchParams();
  return (
    <HiddenArea
      name="admin"
      notFound={copy.notFound}
      roleQuery={isAdminQuery}
      load={loadArea}
      titleOf={({ adminViewName, words }, isOpen) =>
        [...(isOpen ? [adminViewName(search, words)] : []), copy.adminTitle].join(' · ')
      }
    >
      {({ parts: { AdminArea, CodeForm, giveCode, words }, userId, factorCopy }) => (
        <AdminArea
          userId={userId}
          renderCodeForm={(onDone) => (
            <CodeForm
              submit={words.fresh.submit}
              send={(code) => giveCode(code)}
              onDone={onDone}
              copy={factorCopy}
            />
          )}
          copy={words}
        />
      )}
    </HiddenArea>
  );
}

async function loadArea(locale: Locale) {
  const [{ AdminArea }, { adminViewName }, { CodeForm }, { giveCode }, words] = await Promise.all([
    import('#app/features/admin/admin-area.tsx'),
    import('#app/features/admin/admin-view.ts'),
    import('#app/features/second-factor/code-form.tsx'),
    import('#app/data/account/second-factor.ts'),
    loadWords(wordsOf('admin-area'), locale),
  ]);
  return { AdminArea, CodeForm, adminViewName, giveCode, words };
}
