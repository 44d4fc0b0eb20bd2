import { DONATION_WAYS } from '@lectern/contracts/buying/donations/donation';
import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { NOTICE_TEMPLATE } from '../notice-template.ts';

export const getDonationNoticeCall = implement(getDonationNotice)(
  async ({ context: { tenant, language }, deps }) => {
    const { donations, policy, public: shown } = tenant.settings;
    const today = dateIn(policy.timeZone, deps.clock.now());
    const own = nameIn(donations.notice, language, shown.defaultLanguage);
    return {
      isOn: donations.isOn,
      html: cleanHtml(own || NOTICE_TEMPLATE[language]),
      takes: donations.takes
        .map((names) => nameIn(names, language, shown.defaultLanguage))
        .filter((name) => name !== ''),
      ways: [...DONATION_WAYS],
      firstDay: today,
      lastDay: addDays(today, donations.daysAhead),
    };
  },
);
