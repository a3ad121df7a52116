import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddOutlined from '@mui/icons-material/AddOutlined';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApiOutlined from '@mui/icons-material/ApiOutlined';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import CropOutlined from '@mui/icons-material/CropOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import DriveFileRenameOutlineOutlined from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Instagram from '@mui/icons-material/Instagram';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LockPersonOutlined from '@mui/icons-material/LockPersonOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import RemoveShoppingCartOutlined from '@mui/icons-material/RemoveShoppingCartOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import StackedBarChartOutlined from '@mui/icons-material/StackedBarChartOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type SvgIcon from '@mui/material/SvgIcon';

type Listed = readonly [Icon: typeof SvgIcon, meaning: string];
/** All icons of the kit and the apps with their meaning. `icons.test.ts` keeps the list complete. */
export const iconGroups: Record<string, Record<string, Listed>> = {
  Navigation: {
    MenuOutlined: [MenuOutlined, 'Open the menu.'],
    CloseOutlined: [CloseOutlined, 'Close, or clear the field.'],
    ArrowBackOutlined: [ArrowBackOutlined, 'Back to the previous page.'],
    ArrowForwardOutlined: [ArrowForwardOutlined, 'Go to the named page.'],
    ChevronLeftOutlined: [ChevronLeftOutlined, 'The previous page.'],
    ChevronRightOutlined: [ChevronRightOutlined, 'The next page.'],
    ExpandMoreOutlined: [ExpandMoreOutlined, 'Expand.'],
    SearchOutlined: [SearchOutlined, 'Search.'],
    ViewColumnOutlined: [ViewColumnOutlined, 'Choose columns.'],
    ViewListOutlined: [ViewListOutlined, 'A list in compact rows.'],
    FilterListOutlined: [FilterListOutlined, 'Filters of a list.'],
    GridViewOutlined: [GridViewOutlined, 'A list in cards.'],
    TuneOutlined: [TuneOutlined, 'Filters.'],
    LogoutOutlined: [LogoutOutlined, 'Log out.'],
  },
  'The shop': {
    StoreOutlined: [StoreOutlined, 'The shop itself.'],
    PhoneOutlined: [PhoneOutlined, 'Call the shop.'],
    RemoveShoppingCartOutlined: [RemoveShoppingCartOutlined, 'Not enough stock to pack.'],
    ShoppingBasketOutlined: [ShoppingBasketOutlined, 'The cart.'],
    CategoryOutlined: [CategoryOutlined, 'Categories, brands, tags.'],
    Inventory2Outlined: [Inventory2Outlined, 'Products.'],
    StarOutlineOutlined: [StarOutlineOutlined, 'Featured.'],
    StraightenOutlined: [StraightenOutlined, 'Sizes of one product.'],
    LocalOfferOutlined: [LocalOfferOutlined, 'On promotion.'],
    NewReleasesOutlined: [NewReleasesOutlined, 'A new arrival.'],
    GrassOutlined: [GrassOutlined, 'Drawing of an empty list.'],
    LocalShippingOutlined: [LocalShippingOutlined, 'Shipping.'],
    PaymentsOutlined: [PaymentsOutlined, 'Payment.'],
    WhatsApp: [WhatsApp, "WhatsApp's logo."],
    Instagram: [Instagram, "Instagram's logo."],
  },
  'The back office': {
    ReceiptLongOutlined: [ReceiptLongOutlined, 'Orders.'],
    GroupOutlined: [GroupOutlined, 'Users.'],
    HandshakeOutlined: [HandshakeOutlined, 'Agreements with customers.'],
    NotificationsOutlined: [NotificationsOutlined, 'Notifications: something new.'],
    KeyboardOutlined: [KeyboardOutlined, 'Keyboard shortcuts.'],
    NotificationsActiveOutlined: [NotificationsActiveOutlined, 'Notifications with sound.'],
    PictureAsPdfOutlined: [PictureAsPdfOutlined, 'The remito, as PDF.'],
    BookmarkBorderOutlined: [BookmarkBorderOutlined, 'A saved view of a list.'],
    BadgeOutlined: [BadgeOutlined, 'The role of employee.'],
    PersonAddOutlined: [PersonAddOutlined, 'Activate an account.'],
    PersonOffOutlined: [PersonOffOutlined, 'Deactivate an account.'],
    PersonRemoveOutlined: [PersonRemoveOutlined, 'Reject a request.'],
    PersonOutlineOutlined: [PersonOutlineOutlined, 'My account.'],
    LockPersonOutlined: [LockPersonOutlined, 'My password and sessions.'],
    VerifiedUserOutlined: [VerifiedUserOutlined, 'A second factor.'],
    SettingsOutlined: [SettingsOutlined, 'Settings of the whole shop.'],
    MonitorHeartOutlined: [MonitorHeartOutlined, 'State of the system.'],
    ApiOutlined: [ApiOutlined, 'The API for other programs.'],
    ManageHistoryOutlined: [ManageHistoryOutlined, 'The audit log.'],
    MarkEmailReadOutlined: [MarkEmailReadOutlined, 'A confirmed e-mail.'],
    UnsubscribeOutlined: [UnsubscribeOutlined, 'An e-mail that is not confirmed.'],
    MarkEmailUnreadOutlined: [MarkEmailUnreadOutlined, 'Mails that were not delivered.'],
    SearchOffOutlined: [SearchOffOutlined, 'Searches without results.'],
    QueryStatsOutlined: [QueryStatsOutlined, 'Sales of a period.'],
    MapOutlined: [MapOutlined, 'Delivery zones.'],
    PercentOutlined: [PercentOutlined, 'Margins.'],
    TrendingDownOutlined: [TrendingDownOutlined, 'Customers who stopped ordering.'],
    PriceChangeOutlined: [PriceChangeOutlined, 'Prices of many products.'],
    CompareArrowsOutlined: [CompareArrowsOutlined, 'Synonyms.'],
    BarChartOutlined: [BarChartOutlined, 'Show as a chart.'],
    StackedBarChartOutlined: [StackedBarChartOutlined, 'Terms by quantity.'],
    SyncAltOutlined: [SyncAltOutlined, 'Swap the two sides of a comparison.'],
    TableRowsOutlined: [TableRowsOutlined, 'Show as a table.'],
    DarkModeOutlined: [DarkModeOutlined, 'Dark scheme.'],
    LightModeOutlined: [LightModeOutlined, 'Light scheme.'],
  },
  Actions: {
    AddOutlined: [AddOutlined, 'Add, or increase.'],
    AccountBalanceWalletOutlined: [AccountBalanceWalletOutlined, 'Debts of customers.'],
    AdminPanelSettingsOutlined: [AdminPanelSettingsOutlined, 'Rights of roles.'],
    InventoryOutlined: [InventoryOutlined, 'Orders to pack.'],
    AddShoppingCartOutlined: [AddShoppingCartOutlined, 'Add to the cart.'],
    RemoveOutlined: [RemoveOutlined, 'Decrease.'],
    DeleteOutlined: [DeleteOutlined, 'Delete.'],
    DoneAllOutlined: [DoneAllOutlined, 'Accept the proposal.'],
    EditNoteOutlined: [EditNoteOutlined, 'Write or change a note.'],
    EditOutlined: [EditOutlined, 'Edit.'],
    FileDownloadOutlined: [FileDownloadOutlined, 'Download a file.'],
    ContentCopyOutlined: [ContentCopyOutlined, 'Copy.'],
    UploadFileOutlined: [UploadFileOutlined, 'Upload a file.'],
    UndoOutlined: [UndoOutlined, 'Undo.'],
    RefreshOutlined: [RefreshOutlined, 'Try again.'],
    ReplayOutlined: [ReplayOutlined, 'Repeat.'],
    SendOutlined: [SendOutlined, 'Send.'],
    AddPhotoAlternateOutlined: [AddPhotoAlternateOutlined, 'Add a picture.'],
    DriveFileRenameOutlineOutlined: [DriveFileRenameOutlineOutlined, 'Rename in place.'],
    CropOutlined: [CropOutlined, 'Crop.'],
    DragIndicatorOutlined: [DragIndicatorOutlined, 'Drag to move.'],
    ArrowUpwardOutlined: [ArrowUpwardOutlined, 'Up: earlier, or an increase.'],
    ArrowDownwardOutlined: [ArrowDownwardOutlined, 'Down: later, or a decrease.'],
    DragHandleOutlined: [DragHandleOutlined, 'No change.'],
    PlayArrowOutlined: [PlayArrowOutlined, 'Play.'],
    PauseOutlined: [PauseOutlined, 'Pause.'],
    VisibilityOutlined: [VisibilityOutlined, 'Show the password.'],
    VisibilityOffOutlined: [VisibilityOffOutlined, 'Hide the password.'],
  },
  Status: {
    CheckOutlined: [CheckOutlined, 'Chosen.'],
    CheckCircleOutlined: [CheckCircleOutlined, 'Done, in stock, approved.'],
    RadioButtonUncheckedOutlined: [RadioButtonUncheckedOutlined, 'A condition that is not met yet.'],
    CheckBoxOutlined: [CheckBoxOutlined, 'Chosen from several.'],
    CheckBoxOutlineBlankOutlined: [CheckBoxOutlineBlankOutlined, 'Not chosen from several.'],
    IndeterminateCheckBoxOutlined: [IndeterminateCheckBoxOutlined, 'Some are chosen.'],
    HourglassEmptyOutlined: [HourglassEmptyOutlined, 'Waits for approval.'],
    BlockOutlined: [BlockOutlined, 'Not available.'],
    CampaignOutlined: [CampaignOutlined, 'An announcement of the shop.'],
    InfoOutlined: [InfoOutlined, 'Good to know; details.'],
    WarningAmberOutlined: [WarningAmberOutlined, 'Take care.'],
    ErrorOutlineOutlined: [ErrorOutlineOutlined, 'An error, also of a field.'],
    BrokenImageOutlined: [BrokenImageOutlined, 'A picture that cannot be shown.'],
  },
};
