/**
 * The messages of 3M's Standard Interchange Protocol 2.00 by their code: the parts of fixed length in their order with their widths, the
 * fields that the sender must write (empty where it has nothing to say) and those it may write. Fields are written in this order.
 */
export const MESSAGE_FORMS = {
  // From the self-check machine.
  '01': { fixed: { cardRetained: 1, sentAt: 18 }, needs: ['AO', 'AL', 'AA', 'AC'], may: [] },
  '09': {
    fixed: { noBlock: 1, sentAt: 18, returnedAt: 18 },
    needs: ['AP', 'AO', 'AB', 'AC'],
    may: ['CH', 'BI'],
  },
  '11': {
    fixed: { renewalPolicy: 1, noBlock: 1, sentAt: 18, blockDueAt: 18 },
    needs: ['AO', 'AA', 'AB', 'AC'],
    may: ['CH', 'AD', 'BO', 'BI'],
  },
  '15': {
    fixed: { mode: 1, sentAt: 18 },
    needs: ['AO', 'AA'],
    may: ['BW', 'BS', 'BY', 'AD', 'AB', 'AJ', 'AC', 'BO'],
  },
  '17': { fixed: { sentAt: 18 }, needs: ['AO', 'AB'], may: ['AC'] },
  '19': { fixed: { sentAt: 18 }, needs: ['AO', 'AB', 'CH'], may: ['AC'] },
  '23': { fixed: { language: 3, sentAt: 18 }, needs: ['AO', 'AA', 'AC', 'AD'], may: [] },
  '25': { fixed: { sentAt: 18 }, needs: ['AO', 'AA'], may: ['AC', 'AD'] },
  '29': {
    fixed: { thirdParty: 1, noBlock: 1, sentAt: 18, blockDueAt: 18 },
    needs: ['AO', 'AA'],
    may: ['AD', 'AB', 'AJ', 'AC', 'CH', 'BO'],
  },
  '35': { fixed: { sentAt: 18 }, needs: ['AO', 'AA'], may: ['AC', 'AD'] },
  '37': {
    fixed: { sentAt: 18, feeType: 2, paymentType: 2, currency: 3 },
    needs: ['BV', 'AO', 'AA'],
    may: ['AC', 'AD', 'CG', 'BK'],
  },
  '63': {
    fixed: { language: 3, sentAt: 18, summary: 10 },
    needs: ['AO', 'AA'],
    may: ['AC', 'AD', 'BP', 'BQ'],
  },
  '65': { fixed: { sentAt: 18 }, needs: ['AO', 'AA'], may: ['AD', 'AC', 'BO'] },
  '93': { fixed: { accountCipher: 1, passwordCipher: 1 }, needs: ['CN', 'CO'], may: ['CP'] },
  '97': { fixed: {}, needs: [], may: [] },
  '99': { fixed: { status: 1, printWidth: 3, version: 4 }, needs: [], may: [] },
  // From the library system.
  '10': {
    fixed: { ok: 1, resensitize: 1, magnetic: 1, alert: 1, sentAt: 18 },
    needs: ['AO', 'AB', 'AQ'],
    may: ['AJ', 'CL', 'AA', 'CK', 'CH', 'CV', 'CT', 'CY', 'DA', 'CS', 'AF', 'AG'],
  },
  '12': {
    fixed: { ok: 1, renewalOk: 1, magnetic: 1, desensitize: 1, sentAt: 18 },
    needs: ['AO', 'AA', 'AB', 'AJ', 'AH'],
    may: ['BT', 'CI', 'BH', 'BV', 'CK', 'CH', 'BK', 'AF', 'AG'],
  },
  '16': {
    fixed: { ok: 1, available: 1, sentAt: 18 },
    needs: ['AO', 'AA'],
    may: ['BW', 'BR', 'BS', 'AB', 'AJ', 'AF', 'AG'],
  },
  '18': {
    fixed: { circulation: 2, security: 2, feeType: 2, sentAt: 18 },
    needs: ['AB', 'AJ'],
    may: ['CF', 'AH', 'CJ', 'CM', 'BG', 'BH', 'BV', 'CK', 'AQ', 'AP', 'CH', 'CS', 'AF', 'AG'],
  },
  '20': { fixed: { ok: 1, sentAt: 18 }, needs: ['AB'], may: ['AJ', 'CH', 'AF', 'AG'] },
  '24': {
    fixed: { blocks: 14, language: 3, sentAt: 18 },
    needs: ['AO', 'AA', 'AE'],
    may: ['BL', 'CQ', 'BH', 'BV', 'AF', 'AG'],
  },
  '26': {
    fixed: { blocks: 14, language: 3, sentAt: 18 },
    needs: ['AO', 'AA', 'AE'],
    may: ['BL', 'CQ', 'AF', 'AG'],
  },
  '30': {
    fixed: { ok: 1, renewalOk: 1, magnetic: 1, desensitize: 1, sentAt: 18 },
    needs: ['AO', 'AA', 'AB', 'AJ', 'AH'],
    may: ['BT', 'CI', 'BH', 'BV', 'CK', 'CH', 'BK', 'AF', 'AG'],
  },
  '36': { fixed: { ended: 1, sentAt: 18 }, needs: ['AO', 'AA'], may: ['AF', 'AG'] },
  '38': { fixed: { accepted: 1, sentAt: 18 }, needs: ['AO', 'AA'], may: ['BK', 'AF', 'AG'] },
  '64': {
    fixed: {
      blocks: 14,
      language: 3,
      sentAt: 18,
      holds: 4,
      overdue: 4,
      charged: 4,
      fines: 4,
      recalls: 4,
      unavailableHolds: 4,
    },
    needs: ['AO', 'AA', 'AE'],
    // biome-ignore format: one field a line would take twenty lines
    may: ['BZ', 'CA', 'CB', 'BL', 'CQ', 'BH', 'BV', 'CC', 'AS', 'AT', 'AU', 'AV', 'BU', 'CD', 'BD', 'BE', 'BF', 'AF', 'AG'],
  },
  '66': {
    fixed: { ok: 1, renewed: 4, unrenewed: 4, sentAt: 18 },
    needs: ['AO'],
    may: ['BM', 'BN', 'AF', 'AG'],
  },
  '94': { fixed: { ok: 1 }, needs: [], may: [] },
  '96': { fixed: {}, needs: [], may: [] },
  '98': {
    fixed: {
      online: 1,
      checkIn: 1,
      checkOut: 1,
      renewal: 1,
      statusUpdate: 1,
      offline: 1,
      timeout: 3,
      retries: 3,
      sentAt: 18,
      version: 4,
    },
    needs: ['AO'],
    may: ['AM', 'BX', 'AN', 'AF', 'AG'],
  },
} as const;

type Forms = typeof MESSAGE_FORMS;

export type MessageCode = keyof Forms;

/** The parts of fixed length of a message by their names. */
export type FixedParts<C extends MessageCode> = { readonly [name in keyof Forms[C]['fixed']]: string };

/** The fields of a message; several values of a field that stands more than once. */
export type MessageFields<C extends MessageCode> = {
  readonly [field in Forms[C]['needs'][number]]: string;
} & { readonly [field in Forms[C]['may'][number]]?: string | readonly string[] | undefined };

export function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(MESSAGE_FORMS, code);
}
