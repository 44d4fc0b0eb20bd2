import { staffBudget } from '@lectern/contracts/buying/budgets/budget';
import { deskDonation } from '@lectern/contracts/buying/donations/donation';
import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { invoice } from '@lectern/contracts/buying/orders/invoice';
import { orderLine } from '@lectern/contracts/buying/orders/order-line';
import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import { staffPurchase } from '@lectern/contracts/buying/purchase/staff-purchase';
import { suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import { staffTransactionSchema } from '@lectern/contracts/counter/alliance/transaction-views';
import { drawerSchema } from '@lectern/contracts/counter/cash/drawer-view';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { objectionSchema } from '@lectern/contracts/counter/desk/list-objections';
import { staffInterlibrarySchema } from '@lectern/contracts/counter/interlibrary/request-view';
import { staffProvider } from '@lectern/contracts/discovery/providers/provider';
import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { listStaffPasskeys } from '@lectern/contracts/people/staff/list-staff-passkeys';
import { assistantTerms } from '@lectern/contracts/reference/ai/assistant-terms';
import { modelListSchema } from '@lectern/contracts/reference/ai/model-list';
import { staffEresource } from '@lectern/contracts/resources/databases/eresource';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { accessPolicy } from '@lectern/contracts/resources/repository/policy';
import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { waitingTextSchema } from '@lectern/contracts/talk/moderation/waiting-text';
import { useState } from 'react';
import { AllotDialog } from '../../../features/buying/budgets/staff/allot-dialog.tsx';
import { BudgetForm } from '../../../features/buying/budgets/staff/budget-form.tsx';
import { MoveDialog as MoveDonation } from '../../../features/buying/donations/staff/move-dialog.tsx';
import { RegisterDialog as RegisterDonation } from '../../../features/buying/donations/staff/register-dialog.tsx';
import { DecideDialog as DecideInvoice } from '../../../features/buying/orders/staff/decide-dialog.tsx';
import { InvoiceDialog } from '../../../features/buying/orders/staff/invoice-dialog.tsx';
import { LineDialog as BasketLine } from '../../../features/buying/orders/staff/line-dialog.tsx';
import { CancelDialog as CancelOrder } from '../../../features/buying/orders/staff/line-tasks.tsx';
import { PlaceDialog as PlaceOrder } from '../../../features/buying/orders/staff/place-dialog.tsx';
import { RatesForm } from '../../../features/buying/orders/staff/rates-form.tsx';
import { ReceiveDialog as ReceiveOrdered } from '../../../features/buying/orders/staff/receive-dialog.tsx';
import { TermsForm as OrderTerms } from '../../../features/buying/orders/staff/terms-form.tsx';
import { VendorTermsForm } from '../../../features/buying/orders/staff/vendor-terms-form.tsx';
import { YearForm } from '../../../features/buying/orders/staff/year-form.tsx';
import { AcceptDialog as AcceptPurchase } from '../../../features/buying/purchase/staff/accept-dialog.tsx';
import { NoteDialog as NotePurchase } from '../../../features/buying/purchase/staff/note-dialog.tsx';
import { RuleForm as PurchaseRuleForm } from '../../../features/buying/purchase/staff/rule-form.tsx';
import { TermsForm as PurchaseTermsForm } from '../../../features/buying/purchase/staff/terms-form.tsx';
import { DecideDialog as DecideWishes } from '../../../features/buying/recommendations/staff/decide-dialog.tsx';
import { ReceiveDialog as ReceiveWish } from '../../../features/buying/recommendations/staff/receive-dialog.tsx';
import { VendorForm } from '../../../features/buying/vendors/staff/vendor-form.tsx';
import { LendDialog } from '../../../features/counter/alliance/staff/lend-dialog.tsx';
import { MoveDialog } from '../../../features/counter/alliance/staff/move-dialog.tsx';
import { CloseDrawer } from '../../../features/counter/cash/close-drawer.tsx';
import { OpenDrawer } from '../../../features/counter/cash/open-drawer.tsx';
import { AlertDialog } from '../../../features/counter/desk/components/alert-dialog.tsx';
import { LoanDialog } from '../../../features/counter/desk/components/loan-dialogs.tsx';
import { OverrideDialog } from '../../../features/counter/desk/components/override-dialog.tsx';
import { RefuseDialog } from '../../../features/counter/desk/components/refuse-dialog.tsx';
import { ActDialog } from '../../../features/counter/interlibrary/staff/act-dialog.tsx';
import { PartnerForm } from '../../../features/counter/interlibrary/staff/partner-form.tsx';
import { RefusedActs } from '../../../features/counter/offline/refused-acts.tsx';
import { AddForm } from '../../../features/counter/quick-add/add-form.tsx';
import { OpenStation } from '../../../features/counter/self-check/staff/open-station.tsx';
import { ProviderForm } from '../../../features/discovery/providers/staff/provider-form.tsx';
import { TryDialog as TryProvider } from '../../../features/discovery/providers/staff/try-dialog.tsx';
import { ChargeReader } from '../../../features/lending/behaviours/components/charge-reader.tsx';
import { GiveBack } from '../../../features/lending/behaviours/components/give-back.tsx';
import { HandleBehaviour } from '../../../features/lending/behaviours/components/handle-behaviour.tsx';
import { MoveFund } from '../../../features/lending/behaviours/components/move-fund.tsx';
import { DecideObjection } from '../../../features/lending/objections/decide-objection.tsx';
import { RefundDialog } from '../../../features/lending/payments/refund-dialog.tsx';
import { ExceptionForm } from '../../../features/lending/places/components/exception-form.tsx';
import { PlaceForm } from '../../../features/lending/places/components/place-form.tsx';
import { WeekForm } from '../../../features/lending/places/components/week-form.tsx';
import { AmnestyForm } from '../../../features/lending/rules/components/amnesty-form.tsx';
import { ExplainRule } from '../../../features/lending/rules/components/explain-rule.tsx';
import { NamedForm } from '../../../features/lending/rules/components/named-form.tsx';
import { RuleForm } from '../../../features/lending/rules/components/rule-form.tsx';
import { BlockReader } from '../../../features/people/readers/components/block-forms.tsx';
import { ReaderCards } from '../../../features/people/readers/components/reader-cards.tsx';
import { ReaderForm } from '../../../features/people/readers/components/reader-form.tsx';
import { MemberForm } from '../../../features/people/staff-admin/components/member-form.tsx';
import { RoleForm } from '../../../features/people/staff-admin/components/role-form.tsx';
import { RenamePasskeyDialog } from '../../../features/people/staff-admin/me/passkey-dialogs.tsx';
import { AnswerForm } from '../../../features/reference/answers/library/answer-form.tsx';
import { TryMatch } from '../../../features/reference/answers/library/try-match.tsx';
import { LimitsForm } from '../../../features/reference/models/limits-form.tsx';
import { ModelForm } from '../../../features/reference/models/model-form.tsx';
import { TermsForm as ModelTerms } from '../../../features/reference/models/terms/terms-form.tsx';
import { TrialConsole } from '../../../features/reference/models/trial/trial-console.tsx';
import { VectorsForm } from '../../../features/reference/models/vectors/vectors-form.tsx';
import {
  draftOf,
  type EntranceDraft,
  NEW_ENTRANCE,
} from '../../../features/resources/databases/staff/editor/draft.ts';
import { Editor as DatabaseEditor } from '../../../features/resources/databases/staff/editor/editor.tsx';
import { EntranceDrafts } from '../../../features/resources/databases/staff/editor/entrance-drafts.tsx';
import { FileDrafts } from '../../../features/resources/databases/staff/editor/file-drafts.tsx';
import { LanguageTexts } from '../../../features/resources/databases/staff/editor/language-texts.tsx';
import { LinkFields } from '../../../features/resources/databases/staff/editor/link-fields.tsx';
import { OutageDrafts } from '../../../features/resources/databases/staff/editor/outage-drafts.tsx';
import { QuestionDrafts } from '../../../features/resources/databases/staff/editor/question-drafts.tsx';
import { TermForm } from '../../../features/resources/databases/staff/terms/term-form.tsx';
import { TryEntrances } from '../../../features/resources/databases/staff/try/try-entrances.tsx';
import { SourceForm as HarvestSourceForm } from '../../../features/resources/harvest/source-form.tsx';
import { CollectionForm } from '../../../features/resources/repository/staff/collection-form.tsx';
import { EntriesDialog } from '../../../features/resources/repository/staff/entries-dialog.tsx';
import { FilesDialog } from '../../../features/resources/repository/staff/files-dialog.tsx';
import { ObjectForm } from '../../../features/resources/repository/staff/object-form.tsx';
import { PolicyForm } from '../../../features/resources/repository/staff/policy-form.tsx';
import { PreviewDialog } from '../../../features/resources/repository/staff/preview-dialog.tsx';
import { Editor as ResearcherEditor } from '../../../features/resources/researchers/staff/editor.tsx';
import { ListForm as TitleListForm } from '../../../features/resources/titles/staff/list-form.tsx';
import { UnitForm } from '../../../features/resources/units/staff/unit-form.tsx';
import { CostForm } from '../../../features/resources/usage/costs/cost-form.tsx';
import { ProviderForm as UsageProviderForm } from '../../../features/resources/usage/providers/provider-form.tsx';
import { ListForm } from '../../../features/shelf/booklists/staff/list-form.tsx';
import { WorkDrafts } from '../../../features/shelf/booklists/staff/work-drafts.tsx';
import { BookDrafts } from '../../../features/shelf/courses/staff/book-drafts.tsx';
import { CourseForm } from '../../../features/shelf/courses/staff/course-form.tsx';
import ProposalsPage from '../../../features/shelf/courses/staff/proposals-page.tsx';
import { CorrectPoints } from '../../../features/shelf/points/staff/correct-points.tsx';
import { ReaderPoints } from '../../../features/shelf/points/staff/reader-points.tsx';
import { TermsForm as PointTerms } from '../../../features/shelf/points/staff/terms-form.tsx';
import { LinkDrafts } from '../../../features/shelf/topics/staff/link-drafts.tsx';
import { TopicForm } from '../../../features/shelf/topics/staff/topic-form.tsx';
import { AnnouncementForm } from '../../../features/talk/announcements/staff/announcement-form.tsx';
import { DecisionDialog } from '../../../features/talk/moderation/decision-dialog.tsx';
import { Editor } from '../../../features/talk/questionnaires/staff/editor.tsx';
import { sampleOf } from '../../../testing/sample-of.ts';
import { ChooseDesk } from '../../staff/choose-desk.tsx';
import { type FormEntry, nothing } from './form-entry.ts';

const close = { onClose: nothing };
const places = sampleOf(getPlaces.output);
const SOURCE = sampleOf(staffProvider);
const behaviour = sampleOf(listDeskBehaviours.output).behaviours[0]!;
const models = sampleOf(modelListSchema);
const loan = {
  loanId: 'l1',
  title: 'Rivers',
  normReturnDate: '2030-05-01',
  overdueFine: { currency: 'CNY' },
};
const choosable = {
  collections: [sampleOf(getStaffCollection.output)],
  policies: [sampleOf(accessPolicy)],
};
const ORDER_CHOICES = sampleOf(getOrderChoices.output);
const sending = { busy: false, error: null, onSend: nothing };

/** All forms of the staff with text. */
export const STAFF_FORMS: readonly FormEntry[] = [
  {
    file: 'features/buying/donations/staff/move-dialog',
    draw: () => <MoveDonation donation={sampleOf(deskDonation)} to="accepted" {...close} />,
  },
  {
    file: 'features/buying/donations/staff/register-dialog',
    draw: () => <RegisterDonation {...close} />,
  },
  {
    file: 'features/buying/recommendations/staff/decide-dialog',
    draw: () => (
      <DecideWishes task={{ what: 'decide', ids: ['w1'] }} replies={[]} onDone={nothing} {...close} />
    ),
  },
  {
    file: 'features/buying/recommendations/staff/receive-dialog',
    draw: () => (
      <ReceiveWish
        suggestion={{ ...sampleOf(suggestion), kind: 'free' }}
        held={[]}
        canReceive
        onDone={nothing}
        {...close}
      />
    ),
  },
  {
    file: 'features/resources/repository/staff/collection-form',
    fields: ['features/resources/repository/staff/name-fields'],
    draw: () => <CollectionForm id="c1" {...choosable} {...close} />,
  },
  {
    file: 'features/resources/harvest/source-form',
    draw: () => <HarvestSourceForm {...close} />,
  },
  {
    file: 'features/resources/repository/staff/entries-dialog',
    draw: () => <EntriesDialog id="c1" {...close} />,
  },
  {
    file: 'features/resources/repository/staff/files-dialog',
    draw: () => <FilesDialog id="o1" title="Rivers" policies={choosable.policies} {...close} />,
  },
  {
    file: 'features/resources/repository/staff/object-form',
    draw: () => <ObjectForm id="o1" {...choosable} {...close} />,
  },
  {
    file: 'features/resources/repository/staff/policy-form',
    draw: () => <PolicyForm policy={undefined} {...close} />,
  },
  {
    file: 'features/resources/repository/staff/preview-dialog',
    draw: () => <PreviewDialog id="o1" title="Rivers" {...close} />,
  },
  { file: 'app/staff/choose-desk', draw: () => <ChooseDesk /> },
  {
    file: 'features/counter/alliance/staff/lend-dialog',
    draw: () => <LendDialog peers={[{ otherLib: 'p1', name: 'North' }]} {...close} />,
  },
  {
    file: 'features/counter/alliance/staff/move-dialog',
    draw: () => <MoveDialog transaction={sampleOf(staffTransactionSchema)} verb="refuse" {...close} />,
  },
  {
    file: 'features/counter/interlibrary/staff/act-dialog',
    draw: () => <ActDialog request={sampleOf(staffInterlibrarySchema)} verb="refuse" {...close} />,
  },
  {
    file: 'features/counter/interlibrary/staff/partner-form',
    draw: () => <PartnerForm peer={undefined} sites={[]} {...close} />,
  },
  {
    file: 'features/counter/cash/close-drawer',
    draw: () => <CloseDrawer drawer={sampleOf(drawerSchema)} {...close} />,
  },
  { file: 'features/counter/cash/open-drawer', draw: () => <OpenDrawer currency="CNY" /> },
  {
    file: 'features/counter/desk/components/alert-dialog',
    draw: () => <AlertDialog subject="patron" id="p1" words="" {...close} />,
  },
  {
    file: 'features/counter/desk/components/loan-dialogs',
    draw: () => <LoanDialog matter="damage" loan={loan} {...close} />,
  },
  {
    file: 'features/counter/desk/components/override-dialog',
    draw: () => (
      <OverrideDialog
        line={{ id: 1, barcode: 'b1', state: 'refused' }}
        readerName="Ada"
        onSend={nothing}
        {...close}
      />
    ),
  },
  {
    file: 'features/counter/desk/components/refuse-dialog',
    draw: () => <RefuseDialog onSend={nothing} {...close} />,
  },
  {
    file: 'features/counter/quick-add/add-form',
    draw: () => <AddForm target="new" barcode="b1" onAdded={nothing} onBack={nothing} />,
  },
  {
    file: 'features/counter/offline/refused-acts',
    opens: { role: 'button', name: /./ },
    draw: () => <RefusedActs />,
  },
  { file: 'features/counter/self-check/staff/open-station', draw: () => <OpenStation /> },
  {
    file: 'features/lending/behaviours/components/charge-reader',
    fields: ['features/lending/behaviours/components/sum-field'],
    draw: () => <ChargeReader patronId="p1" {...close} />,
  },
  {
    file: 'features/lending/behaviours/components/give-back',
    fields: ['features/lending/behaviours/components/second-person'],
    answers: [
      [
        listDeskPayments,
        {
          payments: [
            {
              ...sampleOf(listDeskPayments.output).payments[0],
              refundable: { amount: 100, currency: 'CNY' },
            },
          ],
        },
      ],
    ],
    draw: () => <GiveBack patronId="p1" {...close} />,
  },
  {
    file: 'features/lending/behaviours/components/handle-behaviour',
    draw: () => <HandleBehaviour behaviour={behaviour} verb="waive" {...close} />,
  },
  {
    file: 'features/lending/behaviours/components/move-fund',
    draw: () => <MoveFund patronId="p1" onReceipts={nothing} {...close} />,
  },
  {
    file: 'features/lending/objections/decide-objection',
    draw: () => <DecideObjection objection={sampleOf(objectionSchema)} decision="stands" {...close} />,
  },
  {
    file: 'features/lending/payments/refund-dialog',
    draw: () => <RefundDialog order={sampleOf(listOrders.output).orders[0]!} {...close} />,
  },
  {
    file: 'features/lending/places/components/exception-form',
    draw: () => (
      <ExceptionForm libraryCode="text" exception={undefined} libraries={places.libraries} {...close} />
    ),
  },
  {
    file: 'features/lending/places/components/place-form',
    draw: () => <PlaceForm kind="library" place={undefined} {...close} />,
  },
  {
    file: 'features/lending/places/components/week-form',
    draw: () => <WeekForm library={places.libraries[0]!} {...close} />,
  },
  {
    file: 'features/lending/rules/components/amnesty-form',
    draw: () => <AmnestyForm amnesty={{}} {...close} />,
  },
  { file: 'features/lending/rules/components/explain-rule', draw: () => <ExplainRule /> },
  {
    file: 'features/lending/rules/components/named-form',
    fields: ['features/lending/payments/number-field'],
    draw: () => <NamedForm named={{ kind: 'group' }} {...close} />,
  },
  {
    file: 'features/lending/rules/components/rule-form',
    draw: () => <RuleForm rule={{}} groups={[]} itemTypes={[]} {...close} />,
  },
  {
    file: 'features/people/readers/components/block-forms',
    draw: () => <BlockReader reader={sampleOf(getReader.output)} {...close} />,
  },
  {
    file: 'features/people/readers/components/reader-cards',
    opens: { role: 'button', name: /card/i },
    draw: () => <ReaderCards reader={sampleOf(getReader.output)} />,
  },
  { file: 'features/people/readers/components/reader-form', draw: () => <ReaderForm {...close} /> },
  {
    file: 'features/people/staff-admin/components/member-form',
    draw: () => <MemberForm member={{}} roles={[]} {...close} />,
  },
  { file: 'features/people/staff-admin/components/role-form', draw: () => <RoleForm role={{}} {...close} /> },
  {
    file: 'features/people/staff-admin/me/passkey-dialogs',
    draw: () => <RenamePasskeyDialog passkey={sampleOf(listStaffPasskeys.output).passkeys[0]!} {...close} />,
  },
  { file: 'features/reference/answers/library/answer-form', draw: () => <AnswerForm {...close} /> },
  { file: 'features/reference/answers/library/try-match', draw: () => <TryMatch onOpen={nothing} /> },
  {
    file: 'features/reference/models/limits-form',
    draw: () => <LimitsForm list={models} busy={false} onSend={nothing} />,
  },
  {
    file: 'features/reference/models/model-form',
    draw: () => <ModelForm model={undefined} {...sending} {...close} />,
  },
  {
    file: 'features/reference/models/terms/terms-form',
    draw: () => <ModelTerms terms={sampleOf(assistantTerms)} label="Terms" />,
  },
  {
    file: 'features/reference/models/trial/trial-console',
    draw: () => <TrialConsole models={models.models} />,
  },
  {
    file: 'features/reference/models/vectors/vectors-form',
    draw: () => <VectorsForm vectors={null} {...sending} {...close} />,
  },
  { file: 'features/shelf/booklists/staff/list-form', draw: () => <ListForm id={undefined} {...close} /> },
  { file: 'features/shelf/booklists/staff/work-drafts', draw: () => <Works /> },
  {
    file: 'features/shelf/courses/staff/proposals-page',
    opens: { role: 'button', name: /refuse|decline|reject/i },
    draw: () => <ProposalsPage />,
  },
  { file: 'features/shelf/courses/staff/book-drafts', draw: () => <Books /> },
  {
    file: 'features/shelf/courses/staff/course-form',
    draw: () => <CourseForm courseId={undefined} {...close} />,
  },
  {
    file: 'features/shelf/points/staff/correct-points',
    draw: () => <CorrectPoints reader="text" {...close} />,
  },
  { file: 'features/shelf/points/staff/reader-points', draw: () => <ReaderPoints /> },
  {
    file: 'features/shelf/points/staff/terms-form',
    draw: () => <PointTerms terms={sampleOf(getPointTerms.output)} />,
  },
  {
    file: 'features/resources/databases/staff/editor/entrance-fields',
    draw: () => <Entrances />,
  },
  {
    file: 'features/resources/databases/staff/editor/fact-fields',
    draw: () => <DatabaseEditor eresource={undefined} />,
  },
  {
    file: 'features/resources/databases/staff/editor/file-drafts',
    draw: () => <FileDrafts eresource={sampleOf(staffEresource)} />,
  },
  { file: 'features/resources/databases/staff/editor/link-fields', draw: () => <ArticleLinks /> },
  { file: 'features/resources/databases/staff/editor/outage-drafts', draw: () => <Outages /> },
  { file: 'features/resources/databases/staff/editor/language-texts', draw: () => <Descriptions /> },
  { file: 'features/resources/databases/staff/editor/question-drafts', draw: () => <Questions /> },
  {
    file: 'features/resources/databases/staff/terms/term-form',
    draw: () => <TermForm kind="subject" {...close} />,
  },
  {
    file: 'features/resources/databases/staff/try/try-entrances',
    draw: () => <TryEntrances eresource={{ id: 'e1', name: 'Rivers' }} {...close} />,
  },
  {
    file: 'features/buying/budgets/staff/allot-dialog',
    draw: () => <AllotDialog budget={sampleOf(staffBudget)} name="Budget" {...close} />,
  },
  { file: 'features/buying/budgets/staff/budget-form', draw: () => <BudgetForm {...close} /> },
  {
    file: 'features/buying/orders/staff/line-dialog',
    draw: () => <BasketLine choices={ORDER_CHOICES} {...close} />,
  },
  {
    file: 'features/buying/orders/staff/line-parts',
    draw: () => <BasketLine choices={ORDER_CHOICES} line={sampleOf(orderLine)} {...close} />,
  },
  {
    file: 'features/buying/orders/staff/line-tasks',
    draw: () => <CancelOrder lines={[sampleOf(orderLine)]} onDone={() => {}} {...close} />,
  },
  {
    file: 'features/buying/orders/staff/place-dialog',
    draw: () => (
      <PlaceOrder lines={[sampleOf(orderLine)]} choices={ORDER_CHOICES} onDone={() => {}} {...close} />
    ),
  },
  {
    file: 'features/buying/orders/staff/receive-dialog',
    draw: () => (
      <ReceiveOrdered line={sampleOf(orderLine)} choices={ORDER_CHOICES} onDone={() => {}} {...close} />
    ),
  },
  { file: 'features/buying/orders/staff/terms-form', draw: () => <OrderTerms choices={ORDER_CHOICES} /> },
  {
    file: 'features/buying/orders/staff/vendor-terms-form',
    draw: () => <VendorTermsForm choices={ORDER_CHOICES} />,
  },
  { file: 'features/buying/orders/staff/rates-form', draw: () => <RatesForm choices={ORDER_CHOICES} /> },
  { file: 'features/buying/orders/staff/year-form', draw: () => <YearForm /> },
  { file: 'features/buying/orders/staff/invoice-dialog', draw: () => <InvoiceDialog {...close} /> },
  {
    file: 'features/buying/orders/staff/decide-dialog',
    draw: () => <DecideInvoice invoice={sampleOf(invoice)} {...close} />,
  },
  {
    file: 'features/buying/purchase/staff/accept-dialog',
    draw: () => <AcceptPurchase order={sampleOf(staffPurchase)} places={[]} {...close} />,
  },
  {
    file: 'features/buying/purchase/staff/note-dialog',
    draw: () => <NotePurchase order={sampleOf(staffPurchase)} {...close} />,
  },
  {
    file: 'features/buying/purchase/staff/rule-form',
    draw: () => <PurchaseRuleForm known={sampleOf(getPurchaseTerms.output)} {...close} />,
  },
  {
    file: 'features/buying/purchase/staff/terms-form',
    draw: () => <PurchaseTermsForm known={sampleOf(getPurchaseTerms.output)} />,
  },
  { file: 'features/buying/vendors/staff/vendor-form', draw: () => <VendorForm {...close} /> },
  {
    file: 'features/resources/units/staff/unit-form',
    draw: () => <UnitForm parentId="" {...close} />,
  },
  {
    file: 'features/resources/researchers/staff/editor',
    fields: [
      'features/resources/researchers/staff/name-fields',
      'features/resources/researchers/staff/text-fields',
      'features/resources/researchers/staff/contact-fields',
      'features/resources/researchers/staff/number-fields',
    ],
    draw: () => <ResearcherEditor researcher={undefined} />,
  },
  { file: 'features/discovery/providers/staff/provider-form', draw: () => <ProviderForm {...close} /> },
  {
    file: 'features/discovery/providers/staff/try-dialog',
    draw: () => <TryProvider provider={SOURCE} name="Source" {...close} />,
  },
  { file: 'features/resources/titles/staff/list-form', draw: () => <TitleListForm {...close} /> },
  { file: 'features/resources/usage/costs/cost-form', draw: () => <CostForm {...close} /> },
  { file: 'features/resources/usage/providers/provider-form', draw: () => <UsageProviderForm {...close} /> },
  { file: 'features/shelf/topics/staff/link-drafts', draw: () => <Links /> },
  { file: 'features/shelf/topics/staff/topic-form', draw: () => <TopicForm id={undefined} {...close} /> },
  {
    file: 'features/talk/announcements/staff/announcement-form',
    fields: ['components/staff/html-field'],
    draw: () => <AnnouncementForm id={undefined} {...close} />,
  },
  {
    file: 'features/talk/moderation/decision-dialog',
    draw: () => <DecisionDialog about="refuse" text={sampleOf(waitingTextSchema)} {...close} />,
  },
  {
    file: 'features/talk/questionnaires/staff/original-fields',
    fields: [
      'features/talk/questionnaires/staff/period-fields',
      'features/talk/questionnaires/staff/question-editor',
      'features/talk/questionnaires/staff/translation-fields',
    ],
    draw: () => <Editor />,
  },
];

function Works() {
  const [works, setWorks] = useState<Parameters<typeof WorkDrafts>[0]['works']>([
    { recordId: 'r1', title: 'Rivers', author: 'Ada', note: '' },
  ]);
  return <WorkDrafts works={works} onChange={setWorks} />;
}

function Books() {
  const [books, setBooks] = useState<Parameters<typeof BookDrafts>[0]['books']>([
    { recordId: 'r1', title: 'Rivers', author: 'Ada', note: '', kind: 'textbook' } as never,
  ]);
  return <BookDrafts books={books} onChange={setBooks} />;
}

function Entrances() {
  const [entrances, setEntrances] = useState<readonly EntranceDraft[]>([
    { ...NEW_ENTRANCE, place: 'inside' },
  ]);
  return <EntranceDrafts entrances={entrances} faults={new Map()} onChange={setEntrances} />;
}

function ArticleLinks() {
  const [links, setLinks] = useState(draftOf(undefined).links);
  return <LinkFields links={links} onChange={setLinks} />;
}

function Outages() {
  const [outages, setOutages] = useState<Parameters<typeof OutageDrafts>[0]['outages']>([
    { from: '', to: '', text: {} },
  ]);
  return <OutageDrafts outages={outages} faults={new Set()} onChange={setOutages} />;
}

function Questions() {
  const [questions, setQuestions] = useState<Parameters<typeof QuestionDrafts>[0]['questions']>([
    { id: 'q1', text: {} },
  ]);
  return <QuestionDrafts questions={questions} faults={new Set()} onChange={setQuestions} />;
}

function Descriptions() {
  const [draft, setDraft] = useState(draftOf(undefined));
  return <LanguageTexts draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />;
}

function Links() {
  const [links, setLinks] = useState<Parameters<typeof LinkDrafts>[0]['links']>([
    { title: '', url: '' } as never,
  ]);
  return <LinkDrafts links={links} onChange={setLinks} />;
}
