import '../styles/landing.css';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { Adviser } from '#app/features/landing/adviser.tsx';
import { Experience } from '#app/features/landing/experience.tsx';
import { Faq } from '#app/features/landing/faq.tsx';
import { FinalCall } from '#app/features/landing/final-call.tsx';
import { Hero } from '#app/features/landing/hero.tsx';
import { Investment } from '#app/features/landing/investment.tsx';
import { RegisterDialog } from '#app/features/landing/register-dialog.tsx';
import { Resources } from '#app/features/landing/resources.tsx';
import { RiasecModel } from '#app/features/landing/riasec-model.tsx';
import { Services } from '#app/features/landing/services.tsx';
import { StoriesBand } from '#app/features/landing/stories-band.tsx';
import { TeamStory } from '#app/features/landing/team-story.tsx';
import { Testimonials } from '#app/features/landing/testimonials.tsx';
import { TestPromo } from '#app/features/landing/test-promo.tsx';
import { Universities } from '#app/features/landing/universities.tsx';
import { RegistrationForm } from '#app/features/sign-in/sign-up/registration-form.tsx';
import { usePaths } from '#app/i18n/paths.tsx';

/** `/`: the sections in the order of specification S01; the fifteenth is the frame's footer. */
export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <>
      <Hero copy={copy} />
      <StoriesBand copy={copy} />
      <Services copy={copy} />
      <TeamStory copy={copy} />
      <Experience copy={copy} />
      <Universities copy={copy} />
      <TestPromo copy={copy} />
      <RiasecModel copy={copy} />
      <Testimonials copy={copy} />
      <Resources copy={copy} />
      <Faq copy={copy} />
      <Adviser copy={copy} />
      <Investment copy={copy} />
      <FinalCall copy={copy} />
      <RegisterDialog copy={copy}>
        <RegistrationForm
          copy={copy.registerDialog.form}
          source={site.signUpSource}
          onRegistered={({ email, redirectTo, isSignedIn }) => {
            const state = isSignedIn ? null : { checkMail: { email, redirectTo } };
            return navigate(paths.to('auth'), { state });
          }}
        />
      </RegisterDialog>
    </>
  );
}
