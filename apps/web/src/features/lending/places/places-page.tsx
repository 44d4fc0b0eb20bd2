import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ExceptionForm } from './components/exception-form.tsx';
import { PlaceForm } from './components/place-form.tsx';
import { WeekForm } from './components/week-form.tsx';
import styles from './places.module.css';
import type { Exception, Library, Location } from './places.ts';

type Open =
  | { readonly form: 'library'; readonly library?: Library }
  | { readonly form: 'location'; readonly location?: Location }
  | { readonly form: 'week'; readonly library: Library }
  | { readonly form: 'day'; readonly libraryCode: string; readonly exception?: Exception };

/** Libraries with their hours, days that differ, and shelving locations. */
export default function PlacesPage() {
  const { t } = useTranslation('places');
  const format = useFormat();
  const { data, error, refetch } = useCall(getPlaces, {}, { staleMs: 0 });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  const { libraries, locations } = data;
  const names = new Map(libraries.map(({ code, name }) => [code, name]));
  const days = [
    ...data.exceptions.map((exception) => ({ libraryCode: '', exception })),
    ...libraries.flatMap(({ code, exceptions }) =>
      exceptions.map((exception) => ({ libraryCode: code, exception })),
    ),
  ].sort((a, b) => a.exception.day.localeCompare(b.exception.day));
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => setOpen({ form: 'library' })}>
          {t('addLibrary')}
        </Button>
      </PageHead>
      <StaffTable label={t('title')} columns={[t('name'), t('code'), t('week'), '']}>
        {libraries.map((library) => (
          <tr key={library.code}>
            <td>{library.name}</td>
            <td>{library.code}</td>
            <td>
              {library.week ? t('openDays', { count: library.week.filter(Boolean).length }) : t('always')}
            </td>
            <td>
              <div className={styles.buttons}>
                <Button size="small" onClick={() => setOpen({ form: 'week', library })}>
                  {t('changeWeek')}
                </Button>
                <Button size="small" onClick={() => setOpen({ form: 'library', library })}>
                  {t('change')}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </StaffTable>
      <div className={styles.next}>
        <PageHead title={t('days')} hint={t('daysHint')}>
          <Button
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setOpen({ form: 'day', libraryCode: '' })}
          >
            {t('addDay')}
          </Button>
        </PageHead>
        {days.length === 0 && <p className="muted">{t('noDays')}</p>}
        {days.length > 0 && (
          <StaffTable label={t('days')} columns={[t('day'), t('library'), t('hours'), '']}>
            {days.map(({ libraryCode, exception }) => (
              <tr key={`${libraryCode} ${exception.day}`}>
                <td>{format.date(exception.day)}</td>
                <td>{libraryCode === '' ? t('every') : names.get(libraryCode)}</td>
                <td>{exception.hours || t('closed')}</td>
                <td>
                  <div className={styles.buttons}>
                    <Button size="small" onClick={() => setOpen({ form: 'day', libraryCode, exception })}>
                      {t('change')}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </StaffTable>
        )}
      </div>
      <div className={styles.next}>
        <PageHead title={t('locations')}>
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => setOpen({ form: 'location' })}>
            {t('addLocation')}
          </Button>
        </PageHead>
        <StaffTable label={t('locations')} columns={[t('name'), t('code'), t('library'), t('use'), '']}>
          {locations.map((location) => (
            <tr key={location.code}>
              <td>{location.name}</td>
              <td>{location.code}</td>
              <td>{names.get(location.libraryCode) ?? location.libraryCode}</td>
              <td>
                {[location.referenceOnly && t('referenceOnly'), location.closedStack && t('closedStack')]
                  .filter(Boolean)
                  .join(', ') || t('lending')}
              </td>
              <td>
                <div className={styles.buttons}>
                  <Button size="small" onClick={() => setOpen({ form: 'location', location })}>
                    {t('change')}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </StaffTable>
      </div>
      {open?.form === 'library' && <PlaceForm kind="library" place={open.library} onClose={close} />}
      {open?.form === 'location' && (
        <PlaceForm kind="location" place={open.location} libraries={libraries} onClose={close} />
      )}
      {open?.form === 'week' && <WeekForm library={open.library} onClose={close} />}
      {open?.form === 'day' && (
        <ExceptionForm
          libraryCode={open.libraryCode}
          exception={open.exception}
          libraries={libraries}
          onClose={close}
        />
      )}
    </>
  );
}
