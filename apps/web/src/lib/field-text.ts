/** What a form's text field holds, without space at its ends; '' for a field that the form does not have. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
