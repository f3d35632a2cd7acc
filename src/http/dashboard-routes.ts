import { teamDashboardRoutes } from '../accounts/team.dashboard.ts'
import { apiKeysDashboardRoutes } from '../api-keys/api-keys.dashboard.ts'
import { assistantDashboardRoutes } from '../assistant/assistant.dashboard.ts'
import { conversationsDashboardRoutes } from '../conversations/conversations.dashboard.ts'
import { officeHoursDashboardRoutes } from '../conversations/office-hours.dashboard.ts'
import { demoDashboardRoutes } from '../demo/demo.dashboard.ts'
import { testChatDashboardRoutes } from '../eval/chat/test-chat.dashboard.ts'
import { ownSuiteDashboardRoutes } from '../eval/own/own-suite.dashboard.ts'
import { knowledgeDashboardRoutes } from '../knowledge/knowledge.dashboard.ts'
import { leadRulesDashboardRoutes } from '../leads/lead-rules.dashboard.ts'
import { leadsDashboardRoutes } from '../leads/leads.dashboard.ts'
import { commerceDashboardRoutes } from '../orders/commerce.dashboard.ts'
import { ordersDashboardRoutes } from '../orders/orders.dashboard.ts'
import { uploadsDashboardRoutes } from '../orders/uploads.dashboard.ts'
import { overviewDashboardRoutes } from '../overview/overview.dashboard.ts'
import { platformsDashboardRoutes } from '../platforms/platforms.dashboard.ts'
import { privacyDashboardRoutes } from '../privacy/privacy.dashboard.ts'
import { catalogViewDashboardRoutes } from '../search/catalog-view/catalog-view.dashboard.ts'
import { searchSettingsDashboardRoutes } from '../search/search-settings.dashboard.ts'
import type { DashboardRoute } from '../shared/dashboard-route.ts'
import { storeDashboardRoutes } from '../stores/store.dashboard.ts'
import { webhooksDashboardRoutes } from '../webhooks/webhooks.dashboard.ts'
import { setupDashboardRoutes } from '../widget/setup.dashboard.ts'
import { typingDashboardRoutes } from '../widget/typing.dashboard.ts'
import { widgetDashboardRoutes } from '../widget/widget.dashboard.ts'

/** All that the dashboard can do inside a store, room by room. */
export const dashboardRoutes: DashboardRoute[] = [
  ...conversationsDashboardRoutes,
  ...typingDashboardRoutes,
  ...leadsDashboardRoutes,
  ...catalogViewDashboardRoutes,
  ...searchSettingsDashboardRoutes,
  ...ordersDashboardRoutes,
  ...overviewDashboardRoutes,
  ...ownSuiteDashboardRoutes,
  ...apiKeysDashboardRoutes,
  ...storeDashboardRoutes,
  ...teamDashboardRoutes,
  ...knowledgeDashboardRoutes,
  ...uploadsDashboardRoutes,
  ...demoDashboardRoutes,
  ...commerceDashboardRoutes,
  ...officeHoursDashboardRoutes,
  ...leadRulesDashboardRoutes,
  ...webhooksDashboardRoutes,
  ...platformsDashboardRoutes,
  ...setupDashboardRoutes,
  ...widgetDashboardRoutes,
  ...assistantDashboardRoutes,
  ...testChatDashboardRoutes,
  ...privacyDashboardRoutes,
]
