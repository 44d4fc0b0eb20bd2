import {
  Bell,
  BookOpen,
  ChartColumn,
  ClipboardList,
  Coins,
  DoorOpen,
  FileCheck,
  Gift,
  GraduationCap,
  Handshake,
  IdCard,
  Inbox,
  LayoutDashboard,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  MessagesSquare,
  Package,
  Share2,
  ShoppingCart,
  Stamp,
  Star,
  ThumbsUp,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { PersonalEntryName } from '../lib/personal-menu.ts';

const ICONS: Readonly<Record<PersonalEntryName, LucideIcon>> = {
  overview: LayoutDashboard,
  borrowing: BookOpen,
  information: IdCard,
  favorites: Star,
  subscriptions: Bell,
  requests: ListChecks,
  recommendation: Lightbulb,
  behavior: Wallet,
  points: Coins,
  addresses: MapPin,
  questionnaire: ClipboardList,
  donation: Gift,
  feedback: MessagesSquare,
  inbox: Inbox,
  leaveSchool: DoorOpen,
  courses: GraduationCap,
  comments: MessageSquareText,
  experts: UsersRound,
  delivery: Package,
  thesis: FileCheck,
  readingShare: Share2,
  bookRecommendation: ThumbsUp,
  custody: Stamp,
  readingReport: ChartColumn,
  alliance: Handshake,
  drivePurchase: ShoppingCart,
};

/** The sign of an entry of the reader's menu. */
export function PersonalEntryIcon({
  name,
  size,
}: {
  readonly name: PersonalEntryName;
  readonly size: number;
}) {
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}
