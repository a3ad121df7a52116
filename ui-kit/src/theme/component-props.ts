import type { CSSObject } from '@mui/material/styles';

/**
 * Components that a theme can restyle, by name, with the props that it can set defaults for. Entries without props are
 * shared parts or plain elements.
 */
export interface KitComponentProps {
  TiendaAnnouncement: import('../components/announcement/announcement.tsx').AnnouncementProps;
  TiendaAppHeader: import('../components/app-header/app-header.tsx').AppHeaderProps;
  TiendaAppShell: import('../components/app-shell/app-shell.tsx').AppShellProps;
  TiendaBackButton: import('../components/back-button/back-button.tsx').BackButtonProps;
  TiendaBadge: import('../components/tag/tag.tsx').TagProps;
  TiendaBanners: import('../components/banners/banners.tsx').BannersProps;
  TiendaBarChart: import('../components/bar-chart/bar-chart.tsx').BarChartProps;
  TiendaBell: import('../components/bell/bell.tsx').BellProps;
  TiendaBlobPicture: import('../components/blob-picture/blob-picture.tsx').BlobPictureProps;
  TiendaBottomBar: import('../components/bottom-bar/bottom-bar.tsx').BottomBarProps;
  TiendaBrandPreview: import('../components/brand-preview/brand-preview.tsx').BrandPreviewProps;
  TiendaBrandTile: import('../components/brand-tile/brand-tile.tsx').BrandTileProps;
  TiendaCartButton: import('../components/cart-button/cart-button.tsx').CartButtonProps;
  TiendaCartDrawer: import('../components/cart-drawer/cart-drawer.tsx').CartDrawerProps;
  TiendaCartLine: import('../components/cart-line/cart-line.tsx').CartLineProps;
  TiendaCartTotal: import('../components/cart-total/cart-total.tsx').CartTotalProps;
  TiendaCellNumberInput: import('../components/editable-table/cell-number-input.tsx').CellNumberInputProps;
  TiendaCellOutline: object;
  TiendaChangedMark: import('../components/editable-table/changed-mark.tsx').ChangedMarkProps;
  TiendaChart: object;
  TiendaCheckboxField: import('../forms/checkbox-field.tsx').CheckboxFieldProps;
  TiendaCollapsibleSidebar: import('../components/collapsible-sidebar/collapsible-sidebar.tsx').CollapsibleSidebarProps;
  TiendaCommandPalette: import('../components/command-palette/command-palette.tsx').CommandPaletteProps;
  TiendaConfirmDialog: import('../components/confirm-dialog/confirm-dialog.tsx').ConfirmDialogProps;
  TiendaDataTable: import('../components/data-table/data-table-types.ts').DataTableProps<object>;
  TiendaCopyList: import('../components/copy-list/copy-list.tsx').CopyListProps;
  TiendaDetailsCard: import('../components/details-card/details-card.tsx').DetailsCardProps;
  TiendaDetailsDialog: import('../components/details-dialog/details-dialog.tsx').DetailsDialogProps;
  TiendaDialog: object;
  TiendaDiscountBadge: import('../components/discount-badge/discount-badge.tsx').DiscountBadgeProps;
  TiendaDniField: import('../forms/dni-field.tsx').DniFieldProps;
  TiendaDoughnutChart: import('../components/doughnut-chart/doughnut-chart.tsx').DoughnutChartProps;
  TiendaEditableTable: import('../components/editable-table/editable-table.tsx').EditableTableProps<object>;
  TiendaEmptyState: import('../components/empty-state/empty-state.tsx').EmptyStateProps;
  TiendaErrorState: import('../components/error-state/error-state.tsx').ErrorStateProps;
  TiendaErrorSummary: import('../forms/error-summary.tsx').ErrorSummaryProps;
  TiendaFeaturedCarousel: import('../components/featured-carousel/featured-carousel.tsx').FeaturedCarouselProps;
  TiendaField: object;
  TiendaFileDrop: import('../components/file-drop/file-drop.tsx').FileDropProps;
  TiendaFooter: import('../components/footer/footer.tsx').FooterProps;
  TiendaFormActions: import('../forms/form-actions.tsx').FormActionsProps;
  TiendaFormColumn: object;
  TiendaFormSection: import('../forms/form-section.tsx').FormSectionProps;
  TiendaGoalProgress: import('../components/cart-total/goal-progress.tsx').GoalProgressProps;
  TiendaImagePickerField: import('../forms/image-picker-field.tsx').ImagePickerFieldProps;
  TiendaInfoCard: import('../components/info-card/info-card.tsx').InfoCardProps;
  TiendaLoadingDots: import('../components/loading-dots/loading-dots.tsx').LoadingDotsProps;
  TiendaLogo: import('../components/logo/logo.tsx').LogoProps;
  TiendaMoneyField: import('../forms/money-field.tsx').MoneyFieldProps;
  TiendaMultiSelectField: import('../forms/multi-select-field.tsx').MultiSelectFieldProps;
  TiendaNavDrawer: import('../components/nav-drawer/nav-drawer.tsx').NavDrawerProps;
  TiendaNewBadge: import('../components/new-badge/new-badge.tsx').NewBadgeProps;
  TiendaNotFound: import('../components/not-found/not-found.tsx').NotFoundProps;
  TiendaNumberField: import('../forms/number-field.tsx').NumberFieldProps;
  TiendaNumberQuestion: object;
  TiendaPageContainer: object;
  TiendaPageTitle: import('../components/page-title/page-title.tsx').PageTitleProps;
  TiendaPager: import('../components/pager/pager.tsx').PagerProps;
  TiendaPasswordField: import('../forms/password-field.tsx').PasswordFieldProps;
  TiendaPdfButton: import('../components/pdf-button/pdf-button.tsx').PdfButtonProps;
  TiendaPicture: import('../components/picture/picture.tsx').PictureProps;
  TiendaPlainChoices: object;
  TiendaPrice: import('../components/price/price.tsx').PriceProps;
  TiendaPriceType: import('../components/price-type/price-type.tsx').PriceTypeProps;
  TiendaProductCard: import('../components/product-card/product-card.tsx').ProductCardProps;
  TiendaProductGrid: import('../components/product-grid/product-grid.tsx').ProductGridProps;
  TiendaKilosField: import('../components/kilos-field/kilos-field.tsx').KilosFieldProps;
  TiendaQuantity: object;
  TiendaQuantityField: import('../components/quantity-field/quantity-field.tsx').QuantityFieldProps;
  TiendaQuantityStepper: import('../components/quantity-stepper/quantity-stepper.tsx').QuantityStepperProps;
  TiendaResultDialog: import('../components/result-dialog/result-dialog.tsx').ResultDialogProps;
  TiendaSaveBar: import('../forms/save-bar.tsx').SaveBarProps;
  TiendaSearchField: import('../components/search-field/search-field.tsx').SearchFieldProps;
  TiendaSearchSuggestions: import('../components/search-suggestions/search-suggestions.tsx').SearchSuggestionsProps;
  TiendaSectionTitle: import('../components/section-title/section-title.tsx').SectionTitleProps;
  TiendaSelectField: import('../forms/select-field.tsx').SelectFieldProps;
  TiendaServerError: import('../components/server-error/server-error.tsx').ServerErrorProps;
  TiendaSideMenu: import('../components/side-menu/side-menu.tsx').SideMenuProps;
  TiendaSizedName: import('../components/sized-name/sized-name.tsx').SizedNameProps;
  TiendaSkipLink: import('../components/skip-link/skip-link.tsx').SkipLinkProps;
  TiendaSocialLinks: import('../components/social-links/social-links.tsx').SocialLinksProps;
  TiendaSortMenu: import('../components/sort-menu/sort-menu.tsx').SortMenuProps;
  TiendaStatCard: import('../components/stat-card/stat-card.tsx').StatCardProps;
  TiendaStatusChip: import('../components/status-chip/status-chip.tsx').StatusChipProps;
  TiendaStatusMenu: import('../components/status-menu/status-menu.tsx').StatusMenuProps;
  TiendaSteps: import('../components/how-to-buy-steps/how-to-buy-steps.tsx').HowToBuyStepsProps;
  TiendaStickyBar: object;
  TiendaStockIcon: import('../components/stock-icon/stock-icon.tsx').StockIconProps;
  TiendaTaskProgress: import('../components/task-progress/task-progress.tsx').TaskProgressProps;
  TiendaTabs: import('../components/tabs/tabs.tsx').TabsProps;
  TiendaTextField: import('../forms/text-field.tsx').TextFieldProps;
  TiendaTimeline: import('../components/timeline/timeline.tsx').TimelineProps;
  TiendaToast: import('../components/toasts/toast.tsx').ToastProps;
  TiendaTotalParts: import('../components/total-parts/total-parts.tsx').TotalPartsProps;
  TiendaVisuallyHidden: object;
}

/** Theme options of a kit component: default props and styles by slot. */
interface KitComponentTheme<Props> {
  defaultProps?: Partial<Props>;
  styleOverrides?: Record<string, CSSObject | ((props: never) => CSSObject)>;
}
type KitComponents = { [Name in keyof KitComponentProps]?: KitComponentTheme<KitComponentProps[Name]> };

declare module '@mui/material/styles' {
  interface Components<Theme = unknown> extends KitComponents {}
}
