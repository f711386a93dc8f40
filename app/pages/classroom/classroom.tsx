import type { ComponentProps } from 'react';
import { ClassroomPage } from '#app/features/classroom/classroom-page.tsx';

/** `/aula`: class sessions, told to a school. */
export function Page(props: ComponentProps<typeof ClassroomPage>) {
  return <ClassroomPage {...props} />;
}
