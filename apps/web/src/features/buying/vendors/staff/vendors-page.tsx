import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import type { StaffVendor } from '@lectern/contracts/buying/vendors/vendor';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { WholeList } from '../../../../components/whole-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { ImportDialog } from './import-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { VendorForm } from './vendor-form.tsx';
import styles from './vendors.module.css';

type Opened = { readonly what: 'edit' | 'import' | 'key'; readonly vendor: StaffVendor } | 'new';

/** Those from whom the library buys, with their price lists. */
export default function VendorsPage() {
  const { t } = useTranslation('vendors');
  usePageTitle(t('title'));
  const format = useFormat();
  const language = useLanguage();
  const answer = useCall(listVendors, {}, { staleMs: 0 });
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const nameOf = ({ names, code }: StaffVendor) => nameIn(names, language) || code;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <Button kind="primary" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      </PageHead>
      <WholeList
        answer={answer}
        rowsOf={({ vendors }) => vendors}
        empty={
          <EmptyState
            icon={<Store size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
          />
        }
      >
        {({ vendors }) => (
          <Card as="ul" className={styles.list}>
            {vendors.map((vendor) => {
              const name = nameOf(vendor);
              const named = <span className="hidden-visually"> {name}</span>;
              return (
                <li key={vendor.id} className={styles.row}>
                  <div className={styles.about}>
                    <h2 dir="auto">{name}</h2>
                    <p className={styles.pills}>
                      <Pill>{t(`kind.${vendor.kind}`)}</Pill>
                      {!vendor.isOn && <Pill tone="warn">{t('off')}</Pill>}
                      <span className="num">
                        {t('items', { count: vendor.itemCount, number: format.number(vendor.itemCount) })}
                      </span>
                      <span className="muted num">{vendor.currency}</span>
                    </p>
                  </div>
                  <div className={styles.pills}>
                    <Button size="small" kind="primary" onClick={() => setOpen({ what: 'import', vendor })}>
                      {t('import')}
                      {named}
                    </Button>
                    {vendor.keyPlace !== 'none' && (
                      <Button size="small" onClick={() => setOpen({ what: 'key', vendor })}>
                        {t('key.set')}
                        {named}
                      </Button>
                    )}
                    <Button size="small" onClick={() => setOpen({ what: 'edit', vendor })}>
                      {t('edit')}
                      {named}
                    </Button>
                  </div>
                </li>
              );
            })}
          </Card>
        )}
      </WholeList>
      {open === 'new' && <VendorForm onClose={close} />}
      {open && open !== 'new' && open.what === 'edit' && <VendorForm vendor={open.vendor} onClose={close} />}
      {open && open !== 'new' && open.what === 'import' && (
        <ImportDialog vendorId={open.vendor.id} name={nameOf(open.vendor)} onClose={close} />
      )}
      {open && open !== 'new' && open.what === 'key' && <KeyDialog id={open.vendor.id} onClose={close} />}
    </>
  );
}
