import { Component, type ComponentType, type ReactNode } from 'react';
import type { Place } from './place.ts';

type Props = { place: Place; Failed: ComponentType<{ error: unknown }>; children: ReactNode };
type State = { failure: { error: unknown } | undefined; at: Place };

/** Shows `Failed` where its children cannot be rendered, until another place is shown. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: undefined, at: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: Props, { at }: State): State | null {
    return place === at ? null : { failure: undefined, at: place };
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { failure } = this.state;
    return failure ? <Failed error={failure.error} /> : children;
  }
}
