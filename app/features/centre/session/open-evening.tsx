import { openEvening } from '#app/data/centre/sessions.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Section } from '#app/ui/section.tsx';

const HOURS = 3;

/** The way from a class to an evening with its families. */
export function OpenEvening({ session }: { session: string }) {
  const { centre, copy, reload } = useArea();
  const words = copy.session.evening;
  const navigate = useNavigate();
  const { isBusy, failure, act } = useAct();
  const open = () =>
    act(
      () => openEvening(session, HOURS),
      async ({ id }) => {
        await reload();
        await navigate(toView('wall', { centre: centre.id, session: id }));
      },
    );
  return (
    <Section title={words.title} className="max-w-(--measure)">
      <p>{words.text}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={open}>
          {words.press}
        </Button>
      </div>
      <TextNotice tone="error" text={failureText(failure, copy, words.failed)} />
    </Section>
  );
}
