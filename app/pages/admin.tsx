import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Copy } from '#content/dictionaries/es/admin.ts';
import type { Locale } from '#domain/locale.ts';
import { isAdminQuery } from '#app/data/profile.ts';
import { useSession } from '#app/data/session.ts';
import { NotFoundView } from '#app/features/not-found/not-found-view.tsx';
import { useLocale } from '#app/i18n/paths.tsx';

/** `/admin`: the admin area for an admin, as the server answers; for everybody else there is nothing here. */
export function Page({ copy }: { copy: Copy }) {
  const session = useSession();
  if (session.kind !== 'person') return <NotFoundView copy={copy.notFound} />;
  return <PageForPerson userId={session.session.user.id} copy={copy} />;
}

function PageForPerson({ userId, copy }: { userId: string; copy: Copy }) {
  const { data: isAdmin } = useQuery(isAdminQuery(userId));
  return isAdmin ? <Area userId={userId} copy={copy} /> : <NotFoundView copy={copy.notFound} />;
}

function Area({ userId, copy }: { userId: string; copy: Copy }) {
  const locale = useLocale();
  const { data: area } = useQuery({
    queryKey: ['admin', 'area', locale],
    queryFn: () => loadArea(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!area) return;
    // After the page frame's own effect, which names the page as everybody else sees it.
    queueMicrotask(() => {
      document.title = copy.adminTitle;
    });
  }, [area, copy.adminTitle]);
  if (!area) return <NotFoundView copy={copy.notFound} />;
  return <area.AdminArea userId={userId} copy={area.words} />;
}

/** Apart, because in one expression the build would fetch both languages ahead. */
const words = {
  es: () => import('#content/dictionaries/es/admin-area.ts'),
  en: () => import('#content/dictionaries/en/admin-area.ts'),
};

/** The area and its words reach a browser only after the server has answered that an admin asks. */
async function loadArea(locale: Locale) {
  const [{ AdminArea }, { copy }] = await Promise.all([
    import('#app/features/admin/admin-area.tsx'),
    words[locale](),
  ]);
  return { AdminArea, words: copy };
}
