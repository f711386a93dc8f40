/** What was typed into a field, without the blanks around it; `''` where a form has no such field. */
export function formText(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed.trim() : '';
}
