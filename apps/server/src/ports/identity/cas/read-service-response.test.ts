import { describe, expect, it } from 'vitest';
import { readServiceResponse } from './read-service-response.ts';

const response = (body: string, before = '') =>
  `${before}<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${body}</cas:serviceResponse>`;
const success = (body: string) => `<cas:authenticationSuccess>${body}</cas:authenticationSuccess>`;

describe('the answer of a CAS server', () => {
  it('names the user, with attributes of protocol 3', () => {
    const body =
      '<cas:user> ada </cas:user><cas:attributes><cas:mail>a@b.c</cas:mail><cas:role>x</cas:role><cas:role>y</cas:role></cas:attributes>';
    const { user, attributes } = readServiceResponse(response(success(body)));
    expect(user).toBe('ada');
    expect({ ...attributes }).toEqual({ mail: ['a@b.c'], role: ['x', 'y'] });
  });

  it('names nobody in any attribute, text or foreign element', () => {
    for (const body of [
      '<cas:authenticationFailure code="INVALID_TICKET">Ticket not recognized</cas:authenticationFailure>',
      '<cas:authenticationFailure code="X"><cas:user>victim</cas:user></cas:authenticationFailure>',
      success('<cas:attributes><cas:user>victim</cas:user></cas:attributes>'),
      success('<user xmlns="http://elsewhere.example">victim</user>'),
      success(''),
      success('<cas:user></cas:user>'),
      success('<cas:user>ada</cas:user><cas:user>victim</cas:user>'),
    ])
      expect(() => readServiceResponse(response(body)), body).toThrow();
    const nested = success(
      `<cas:proxies>${success('<cas:user>victim</cas:user>')}</cas:proxies><cas:user>ada</cas:user>`,
    );
    expect(readServiceResponse(response(nested)).user).toBe('ada');
  });

  it('is refused with a document type or an entity', () => {
    const body = success('<cas:user>&e;</cas:user>');
    const doctypes = ['<!DOCTYPE r [<!ENTITY e "victim">]>', '<!DOCTYPE r SYSTEM "http://127.0.0.1/">', ''];
    for (const doctype of doctypes) expect(() => readServiceResponse(response(body, doctype))).toThrow();
  });

  it('is refused if its elements are deep in one another', () => {
    const deep = (levels: number) =>
      success(`<cas:user>ada</cas:user>${'<cas:a>'.repeat(levels)}${'</cas:a>'.repeat(levels)}`);
    expect(readServiceResponse(response(deep(20))).user).toBe('ada');
    expect(() => readServiceResponse(response(deep(40)))).toThrow('deep');
  });

  it('is refused if it is no XML', () => {
    for (const text of [
      '',
      'yes\nada\n',
      '<html>',
      '{"user":"ada"}',
      response(success('<cas:user>ada')),
      '<a/>',
    ])
      expect(() => readServiceResponse(text), text).toThrow();
  });
});
