import {
  CareerView,
  type CareerViewProps,
} from '#app/features/careers/career-page/career-view.tsx';

/** `/carreras/:career`: one career of the catalogue. */
export function Page(props: CareerViewProps) {
  return <CareerView {...props} />;
}
