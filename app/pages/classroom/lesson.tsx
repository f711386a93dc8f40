import type { ComponentProps } from 'react';
import { LessonPage } from '#app/features/classroom/lesson-page.tsx';

/** `/aula/clase-de-50-minutos`: a lesson on the report of a group. */
export function Page(props: ComponentProps<typeof LessonPage>) {
  return <LessonPage {...props} />;
}
