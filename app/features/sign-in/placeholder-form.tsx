import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/login.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';

/** What stands in a log for a password, whatever its length. */
const mask = '••••••••';

/** The static placeholder of `/login`: its button is disabled, and nothing is ever sent. */
export function PlaceholderForm({ copy }: { copy: Copy }) {
  const navigate = useNavigate();
  const assessment = usePaths().to('assessment');
  return (
    // POST, so that without script no value could reach an address; the policy's `form-action` is us.
    <form
      className="form"
      method="post"
      data-wake
      onSubmit={(event) => {
        event.preventDefault();
        console.log({ email: new FormData(event.currentTarget).get('email'), password: mask });
        void navigate(assessment);
      }}
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={copy.fields.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={copy.fields.password}
        showLabel={copy.fields.show}
        hideLabel={copy.fields.hide}
        autoComplete="current-password"
      />
      <Button type="submit" disabled aria-describedby="login-note">
        {copy.submit}
      </Button>
    </form>
  );
}
