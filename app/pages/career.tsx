import { CareerView, type CareerViewProps } from '../features/careers/career-view.tsx';

/** `/carreras/:career`: one career of the catalogue. */
export function Page(props: CareerViewProps) {
  return <CareerView {...props} />;
}
