import { Plug } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Empty, Loaded } from '../parts/states.tsx'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { PlatformCards } from './platform-cards.tsx'
import { usePlatform } from './use-platform.ts'

/** WooCommerce leads back here and says how it went. */
const wasDenied = () => new URLSearchParams(window.location.search).get('success') === '0'

/** Settings -> Platform. */
export function PlatformPage() {
  const { platforms: texts } = useTexts()
  const query = usePlatform()
  const [chosen, setChosen] = useState<string>()
  return (
    <SettingsFrame>
      <PageHead title={texts.title}>{texts.intro}</PageHead>
      <Loaded query={query}>
        {({ platform, choices }) => {
          const choice = choices.find(({ platform: name }) => name === chosen)
          return (
            <>
              {!platform && wasDenied() && (
                <p role="alert" className="mb-4 text-danger">
                  {texts.askShopDenied}
                </p>
              )}
              {platform ? (
                <PlatformCards status={platform} onConnect={() => setChosen(platform.platform)} />
              ) : (
                <div className="card">
                  <Empty
                    icon={Plug}
                    title={texts.choose}
                    action={
                      <div className="flex flex-wrap justify-center gap-2">
                        {choices.map(({ platform: name }) => (
                          <Button key={name} onClick={() => setChosen(name)}>
                            {texts.names[name]}
                          </Button>
                        ))}
                      </div>
                    }
                  />
                </div>
              )}
              {choice && <ConnectDialog choice={choice} onClose={() => setChosen(undefined)} />}
            </>
          )
        }}
      </Loaded>
    </SettingsFrame>
  )
}
