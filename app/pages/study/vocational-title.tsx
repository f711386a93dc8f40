import type { ComponentProps } from 'react';
import { TitleView } from '#app/features/careers/studies/title-view.tsx';

/** `/estudios/fp/:title`: one vocational title of the catalogue. */
export function Page(props: ComponentProps<typeof TitleView>) {
  return <TitleView {...props} />;
}
