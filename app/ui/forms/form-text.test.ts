import { expect, test } from 'vitest';
import { formText } from './form-text.ts';

test('a text is read without the blanks around it, what is missing or a file as nothing', () => {
  const form = new FormData();
  form.set('name', ' Ana Lucía ');
  form.set('photo', new File(['x'], 'photo.jpg'));
  expect(formText(form, 'name')).toBe('Ana Lucía');
  expect(formText(form, 'email')).toBe('');
  expect(formText(form, 'photo')).toBe('');
});
