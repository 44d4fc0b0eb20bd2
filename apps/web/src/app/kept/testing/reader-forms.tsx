import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import { allianceHitSchema } from '@lectern/contracts/counter/alliance/search-alliance';
import { applicationView } from '@lectern/contracts/counter/leaving/application';
import { libraryHitSchema } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { askedSchema } from '@lectern/contracts/lending/requests/asked-view';
import { checkSelection } from '@lectern/contracts/lending/requests/check-selection';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { requestSchema } from '@lectern/contracts/lending/requests/request-view';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { listPasskeys } from '@lectern/contracts/people/passkeys/list-passkeys';
import { listEntry } from '@lectern/contracts/shelf/booklists/book-list';
import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { courseSchema } from '@lectern/contracts/shelf/courses/course';
import { favouriteSchema } from '@lectern/contracts/shelf/favourites/favourite';
import { folderSchema } from '@lectern/contracts/shelf/favourites/folder';
import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { useRef, useState } from 'react';
import { ReportLinkDialog } from '../../../components/eresources/report-link-dialog.tsx';
import DonatePage from '../../../features/buying/donations/donate-page.tsx';
import { CatalogueWish } from '../../../features/buying/recommendations/form/catalogue-wish.tsx';
import { WishForm } from '../../../features/buying/recommendations/form/wish-form.tsx';
import { AskDialog } from '../../../features/counter/alliance/reader/ask-dialog.tsx';
import { AskLibraryDialog } from '../../../features/counter/interlibrary/reader/ask-library-dialog.tsx';
import { ApplicationForm } from '../../../features/counter/leaving/application-form.tsx';
import { AddCardDialog } from '../../../features/lending/cards-elsewhere/add-card-dialog.tsx';
import { PictureMaker } from '../../../features/lending/reading-report/picture-maker.tsx';
import { ChangeRequest } from '../../../features/lending/requests/components/change-request.tsx';
import { PauseRequest } from '../../../features/lending/requests/components/pause-request.tsx';
import { AnswerAsker } from '../../../features/lending/requests/hand-over/answer-asker.tsx';
import { GiveCopy } from '../../../features/lending/requests/hand-over/give-copy.tsx';
import { ObjectToHandOver } from '../../../features/lending/requests/hand-over/object-to-hand-over.tsx';
import SelectionDialog from '../../../features/lending/requests/start/selection-dialog.tsx';
import StartDialog from '../../../features/lending/requests/start/start-dialog.tsx';
import { OwnFacts } from '../../../features/people/account/components/own-facts.tsx';
import { AddressDialog } from '../../../features/people/addresses/components/address-dialog.tsx';
import { RenamePasskey } from '../../../features/people/login/passkeys/rename-passkey.tsx';
import { BindForm } from '../../../features/people/login/recovery/bind-form.tsx';
import { AskField } from '../../../features/reference/assistant/components/ask-field.tsx';
import { AskLibrarian } from '../../../features/reference/assistant/components/ask-librarian.tsx';
import { OpinionDialog } from '../../../features/resources/databases/opinion/opinion-dialog.tsx';
import AddToListDialog from '../../../features/shelf/booklists/add-to-list-dialog.tsx';
import { FactsDialog } from '../../../features/shelf/booklists/components/facts-dialog.tsx';
import { NoteDialog } from '../../../features/shelf/booklists/components/note-dialog.tsx';
import { ReportDialog as ListReport } from '../../../features/shelf/booklists/components/report-dialog.tsx';
import { ProposeDialog } from '../../../features/shelf/courses/teacher/propose-dialog.tsx';
import { DescribeDialog } from '../../../features/shelf/favourites/components/describe-dialog.tsx';
import { FolderDialog } from '../../../features/shelf/favourites/components/folder-dialog.tsx';
import { PayByPoints } from '../../../features/shelf/points/components/pay-by-points.tsx';
import { SubscriptionDialog } from '../../../features/shelf/subscriptions/components/subscription-dialog.tsx';
import { FeedbackForm } from '../../../features/talk/feedback/components/feedback-form.tsx';
import { ReplyForm } from '../../../features/talk/feedback/components/reply-form.tsx';
import { ServiceForm } from '../../../features/talk/feedback/services/service-form.tsx';
import { AnswerForm } from '../../../features/talk/questionnaires/components/answer-form.tsx';
import { PublicNameCard } from '../../../features/talk/reviews/components/public-name-card.tsx';
import { ReportDialog as ReviewReport } from '../../../features/talk/reviews/components/report-dialog.tsx';
import { ReviewDialog } from '../../../features/talk/reviews/components/review-dialog.tsx';
import { sampleOf } from '../../../testing/sample-of.ts';
import { type FormEntry, nothing } from './form-entry.ts';

const WORK = { recordId: 'r1', title: 'Rivers', author: 'Ada' };
const close = { onClose: nothing };
const hers = sampleOf(requestSchema);
const works = sampleOf(checkSelection.output);
const wish = sampleOf(getRequestOptions.output);
const asked = sampleOf(askedSchema);
const wishing = { rules: sampleOf(getWishRules.output), onSaved: nothing };

/** All forms of readers with text. */
export const READER_FORMS: readonly FormEntry[] = [
  {
    file: 'features/buying/donations/offer-fields',
    answers: [[getDonationNotice, { isOn: true }]],
    draw: () => <DonatePage />,
  },
  {
    file: 'features/buying/recommendations/form/catalogue-wish',
    draw: () => <CatalogueWish words="" {...wishing} />,
  },
  {
    file: 'features/buying/recommendations/form/wish-form',
    fields: [
      'features/buying/recommendations/form/code-field',
      'features/buying/recommendations/form/own-fields',
      'features/buying/recommendations/form/work-fields',
    ],
    draw: () => <WishForm kind="custom" start={{ title: '' }} {...wishing} />,
  },
  {
    file: 'features/buying/recommendations/form/resource-fields',
    draw: () => <WishForm kind="electronic" start={{ title: '' }} {...wishing} />,
  },
  {
    file: 'components/eresources/report-link-dialog',
    draw: () => <ReportLinkDialog eCollectionId="e1" titleId={undefined} {...close} />,
  },
  {
    file: 'features/counter/alliance/reader/ask-dialog',
    draw: () => <AskDialog hit={sampleOf(allianceHitSchema)} {...close} />,
  },
  {
    file: 'features/counter/interlibrary/reader/ask-library-dialog',
    draw: () => <AskLibraryDialog hit={sampleOf(libraryHitSchema)} {...close} />,
  },
  {
    file: 'features/counter/leaving/application-form',
    draw: () => (
      <ApplicationForm
        application={sampleOf(applicationView)}
        confirmation="none"
        onLeft={nothing}
        onRefused={nothing}
      />
    ),
  },
  {
    file: 'features/lending/cards-elsewhere/add-card-dialog',
    draw: () => <AddCardDialog libraries={sampleOf(listCardsElsewhere.output).libraries} {...close} />,
  },
  {
    file: 'features/lending/reading-report/picture-maker',
    draw: () => (
      <PictureMaker share={{ ...sampleOf(getShare.output), busiestMonth: null }} codeImage={undefined} />
    ),
  },
  {
    file: 'features/lending/requests/components/change-request',
    draw: () => <ChangeRequest request={hers} {...close} />,
  },
  {
    file: 'features/lending/requests/components/pause-request',
    draw: () => <PauseRequest request={hers} {...close} />,
  },
  {
    file: 'features/lending/requests/hand-over/answer-asker',
    draw: () => <AnswerAsker asked={asked} accept={false} {...close} />,
  },
  {
    file: 'features/lending/requests/hand-over/give-copy',
    draw: () => <GiveCopy title="Rivers" asked={asked} onGiven={nothing} {...close} />,
  },
  {
    file: 'features/lending/requests/hand-over/object-to-hand-over',
    draw: () => <ObjectToHandOver requestId="q1" title="Rivers" {...close} />,
  },
  {
    file: 'features/lending/requests/start/selection-dialog',
    answers: [[checkSelection, { contactInfo: '', rows: [{ ...works.rows[0], outcome: 'ready' }] }]],
    draw: () => <SelectionDialog bibs={[WORK]} {...close} />,
  },
  {
    file: 'features/lending/requests/start/start-dialog',
    answers: [
      [
        getRequestOptions,
        { volumes: [], options: [{ ...wish.options[0], type: 'reservation', refusal: null }] },
      ],
    ],
    draw: () => <StartDialog recordId="r1" title="Rivers" kind="reservation" {...close} />,
  },
  {
    file: 'features/people/account/components/own-facts',
    draw: () => <OwnFacts patron={sampleOf(getPatron.output)} />,
  },
  { file: 'features/people/addresses/components/address-dialog', draw: () => <AddressDialog {...close} /> },
  {
    file: 'features/people/login/passkeys/rename-passkey',
    draw: () => (
      <RenamePasskey
        passkey={sampleOf(listPasskeys.output).passkeys[0]!}
        onRenamed={async () => undefined}
        {...close}
      />
    ),
  },
  {
    file: 'features/people/login/recovery/bind-form',
    draw: () => <BindForm kind="mail" contacts={sampleOf(getContacts.output)} onBound={nothing} />,
  },
  { file: 'features/reference/assistant/components/ask-field', draw: () => <Asking /> },
  {
    file: 'features/resources/databases/opinion/opinion-dialog',
    draw: () => (
      <OpinionDialog id="e1" questions={[{ questionId: 'q1', text: 'Useful?' }]} own={null} {...close} />
    ),
  },
  {
    file: 'features/reference/assistant/components/ask-librarian',
    draw: () => <AskLibrarian question="" {...close} />,
  },
  {
    file: 'features/shelf/booklists/add-to-list-dialog',
    answers: [[listOwnLists, []]],
    draw: () => <AddToListDialog bibs={[WORK]} {...close} />,
  },
  { file: 'features/shelf/booklists/components/facts-dialog', draw: () => <FactsDialog {...close} /> },
  {
    file: 'features/shelf/booklists/components/note-dialog',
    draw: () => <NoteDialog listId="l1" entry={sampleOf(listEntry)} state="private" {...close} />,
  },
  {
    file: 'features/shelf/booklists/components/report-dialog',
    draw: () => <ListReport id="l1" {...close} />,
  },
  {
    file: 'features/shelf/courses/teacher/propose-dialog',
    draw: () => <ProposeDialog course={sampleOf(courseSchema)} {...close} />,
  },
  {
    file: 'features/shelf/favourites/components/describe-dialog',
    draw: () => <DescribeDialog favourite={sampleOf(favouriteSchema)} {...close} />,
  },
  {
    file: 'features/shelf/favourites/components/folder-dialog',
    draw: () => <FolderDialog folder={sampleOf(folderSchema)} {...close} />,
  },
  {
    file: 'features/shelf/points/components/pay-by-points',
    answers: [[checkScoreFlag, { scoreFlag: 1 }]],
    draw: () => <PayByPoints {...close} />,
  },
  {
    file: 'features/shelf/subscriptions/components/subscription-dialog',
    draw: () => <SubscriptionDialog {...close} />,
  },
  { file: 'features/talk/feedback/components/feedback-form', draw: () => <FeedbackForm {...close} /> },
  {
    file: 'features/talk/feedback/components/reply-form',
    draw: () => <ReplyForm label="Reply" most={300} busy={false} error={null} onSend={nothing} {...close} />,
  },
  {
    file: 'features/talk/feedback/services/service-form',
    draw: () => <ServiceForm service="expert" {...close} />,
  },
  {
    file: 'features/talk/questionnaires/components/question-field',
    draw: () => (
      <AnswerForm
        questionnaireId="q1"
        lang="en-US"
        questions={[{ kind: 'text', title: 'What else?', required: true, long: true } as never]}
        onDone={nothing}
      />
    ),
  },
  {
    file: 'features/talk/reviews/components/public-name-card',
    opens: { role: 'button', name: /name/i },
    draw: () => <PublicNameCard />,
  },
  {
    file: 'features/talk/reviews/components/report-dialog',
    draw: () => <ReviewReport commentId="c1" {...close} />,
  },
  {
    file: 'features/talk/reviews/components/review-dialog',
    draw: () => <ReviewDialog recordId="r1" title="Rivers" {...close} />,
  },
];

function Asking() {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <AskField
      value={text}
      onChange={setText}
      onAsk={nothing}
      onStop={nothing}
      underWay={false}
      label="Question"
      fieldRef={field}
    />
  );
}
