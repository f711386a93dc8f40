// Who may edit content and who may publish it, as an admin reads and changes it.
import { queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { askEditor } from './ask-editor.ts';

const peopleShape = z.object({
  people: z.array(
    z.object({ email: z.string(), name: z.string(), role: z.enum(['editor', 'publisher']) }),
  ),
});
export type ContentEditor = z.infer<typeof peopleShape>['people'][number];

/** Who may edit content and who may publish it, for an admin. */
export function editorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'editors'],
    queryFn: () => askEditor('people', peopleShape),
    staleTime: 0,
    retry: false,
  });
}

/** `null` takes the right away. Throws EditorRefusal: 404 where no confirmed account has that address. */
export async function setEditor(email: string, role: ContentEditor['role'] | null): Promise<void> {
  await askEditor('people', z.unknown(), { method: 'POST', body: { email, role } });
}
